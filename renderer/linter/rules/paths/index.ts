import { conditionOutOfReach } from "./conditionOutOfReach"
import { formatType } from "./formatType"
import { wrongPathRules } from "./paths"
import { valueObject } from "./valueObject"

export const paths = [...wrongPathRules, conditionOutOfReach, formatType, valueObject] as const
