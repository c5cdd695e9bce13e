import { callSampleMissing } from "./callSampleMissing"
import { callSampleWrong } from "./callSampleWrong"
import { declaredValues } from "./declaredValues"
import { sampleAnswersWrong } from "./sampleAnswersWrong"
import { sampleAnswerUnknown } from "./sampleAnswerUnknown"
import { sampleCallUnused } from "./sampleCallUnused"
import { sampleQueryUnknown } from "./sampleQueryUnknown"
import { sampleRootUnknown } from "./sampleRootUnknown"
import { samplesFew } from "./samplesFew"
import { sampleTapUnknown } from "./sampleTapUnknown"

export const samples = [
  samplesFew,
  callSampleMissing,
  callSampleWrong,
  sampleAnswerUnknown,
  sampleCallUnused,
  sampleRootUnknown,
  sampleAnswersWrong,
  ...declaredValues,
  sampleQueryUnknown,
  sampleTapUnknown,
] as const
