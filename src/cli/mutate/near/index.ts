export { createNearby } from "./createNearby"
export { isDoing } from "./isDoing"
export { isSame, type Named } from "./isSame"
