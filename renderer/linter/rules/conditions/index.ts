import { comparisonOutside } from "./comparisonOutside"
import { conditionAlwaysTrue } from "./conditionAlwaysTrue"
import { conditionCircle } from "./conditionCircle"
import { conditionMalformed } from "./conditionMalformed"
import { conditionNeverTrue } from "./conditionNeverTrue"
import { conditionUnused } from "./conditionUnused"
import { dateAgainstMoment } from "./dateAgainstMoment"
import { dateImpossible } from "./dateImpossible"
import { groupEmpty } from "./groupEmpty"
import { namedComparisonOutside } from "./namedComparisonOutside"
import { operandCount } from "./operandCount"
import { operandType } from "./operandType"

export const conditions = [
  conditionMalformed,
  groupEmpty,
  operandCount,
  operandType,
  comparisonOutside,
  namedComparisonOutside,
  dateImpossible,
  dateAgainstMoment,
  conditionCircle,
  conditionUnused,
  conditionNeverTrue,
  conditionAlwaysTrue,
] as const
