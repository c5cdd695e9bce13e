import { backPolicyMissing } from "./backPolicyMissing"
import { backPolicyOpen } from "./backPolicyOpen"
import { backWithoutFlow } from "./backWithoutFlow"
import { entryPathUnknown } from "./entryPathUnknown"
import { entryPointEmpty } from "./entryPointEmpty"
import { entryStepUnknown } from "./entryStepUnknown"
import { entryValueUnknown } from "./entryValueUnknown"
import { entryValueUnnamed } from "./entryValueUnnamed"
import { exitStepUnknown } from "./exitStepUnknown"
import { flowDeadEnd } from "./flowDeadEnd"
import { flowLoop } from "./flowLoop"
import { redirectCircle } from "./redirectCircle"
import { screenInTwoFlows } from "./screenInTwoFlows"
import { sectionCountSmall } from "./sectionCountSmall"
import { sectionEmpty } from "./sectionEmpty"
import { stepAnswerLater } from "./stepAnswerLater"
import { stepRepeated } from "./stepRepeated"
import { stepSkipped } from "./stepSkipped"
import { stepUnreachable } from "./stepUnreachable"

export const flows = [
  stepRepeated,
  screenInTwoFlows,
  stepUnreachable,
  stepSkipped,
  stepAnswerLater,
  flowDeadEnd,
  flowLoop,
  redirectCircle,
  entryStepUnknown,
  entryPointEmpty,
  entryPathUnknown,
  entryValueUnknown,
  entryValueUnnamed,
  sectionEmpty,
  sectionCountSmall,
  backPolicyMissing,
  backPolicyOpen,
  backWithoutFlow,
  exitStepUnknown,
] as const
