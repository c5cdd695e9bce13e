export { createNearby } from "./createNearby"
export { isDoing } from "./isDoing"
export { isNeverAnswered } from "./isNeverAnswered"
export { isSame, type Named } from "./isSame"
