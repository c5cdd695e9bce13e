import { formNotDrawn } from "./formNotDrawn"
import { unknownAnswerField } from "./unknownAnswerField"
import { unknownButtonStyle } from "./unknownButtonStyle"
import { unknownData } from "./unknownData"
import { unknownKept } from "./unknownKept"
import { unknownNames } from "./unknownNames"
import { unknownState } from "./unknownState"

export { unknownNames }

export const names = [
  ...unknownNames,
  unknownData,
  unknownState,
  unknownKept,
  unknownAnswerField,
  unknownButtonStyle,
  formNotDrawn,
] as const
