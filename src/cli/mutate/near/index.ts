export { createNearby } from "./createNearby"
export { isDoing } from "./isDoing"
export { isNeverAnswered, isSame, type Named } from "./isSame"
