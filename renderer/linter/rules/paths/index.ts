export { conditionOutOfReach } from "./conditionOutOfReach"
export { formatType } from "./formatType"
export { wrongPathRules } from "./paths"
export { valueObject } from "./valueObject"
