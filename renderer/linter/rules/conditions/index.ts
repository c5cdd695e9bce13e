import { comparisonOutside } from "./comparisonOutside"
import { conditionAlwaysTrue } from "./conditionAlwaysTrue"
import { conditionCircle } from "./conditionCircle"
import { conditionMalformed } from "./conditionMalformed"
import { conditionNeverTrue } from "./conditionNeverTrue"
import { conditionUnused } from "./conditionUnused"
import { groupEmpty } from "./groupEmpty"
import { operandCount } from "./operandCount"
import { operandType } from "./operandType"

export const conditions = [
  conditionMalformed,
  groupEmpty,
  operandCount,
  operandType,
  comparisonOutside,
  conditionCircle,
  conditionUnused,
  conditionNeverTrue,
  conditionAlwaysTrue,
] as const
