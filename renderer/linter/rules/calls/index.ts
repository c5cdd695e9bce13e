import { callPathWrong } from "./callPathWrong"
import { clientDefaultMissing } from "./clientDefaultMissing"
import { clientOutcomeUnknown } from "./clientOutcomeUnknown"
import { dataWrites } from "./dataWrites"
import { effectMissing } from "./effectMissing"
import { effectOnGet } from "./effectOnGet"
import { inputMissing } from "./inputMissing"
import { inputType } from "./inputType"
import { inputUnknown } from "./inputUnknown"
import { outcomeImpossible } from "./outcomeImpossible"
import { outcomeOpen } from "./outcomeOpen"
import { pathParameterMissing } from "./pathParameterMissing"

export const calls = [
  outcomeOpen,
  outcomeImpossible,
  clientDefaultMissing,
  clientOutcomeUnknown,
  effectMissing,
  effectOnGet,
  pathParameterMissing,
  callPathWrong,
  inputMissing,
  inputUnknown,
  inputType,
  dataWrites,
] as const
