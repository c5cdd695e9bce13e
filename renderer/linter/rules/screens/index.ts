import { actionsAfterLeaving } from "./actionsAfterLeaving"
import { advanceWithoutSave } from "./advanceWithoutSave"
import { dataUndeclared } from "./dataUndeclared"
import { dataWithoutOrigin } from "./dataWithoutOrigin"
import { keyRepeated } from "./keyRepeated"
import { queryDefaultRefused } from "./queryDefaultRefused"
import { sourceInputWrong } from "./sourceInputWrong"
import { tapWithoutKey } from "./tapWithoutKey"

export const screens = [
  keyRepeated,
  tapWithoutKey,
  dataWithoutOrigin,
  ...dataUndeclared,
  sourceInputWrong,
  queryDefaultRefused,
  actionsAfterLeaving,
  advanceWithoutSave,
] as const
