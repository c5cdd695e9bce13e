/** Changes of documents as texts: one place at a time, every other byte as it was; and what two documents differ in. A door for the workshop. */
export type { Difference } from "./differences/difference"
export { findDifferences } from "./differences/findDifferences"
export { takeBack } from "./differences/takeBack"
export { editText } from "./editText"
export { isSameDocument } from "./isSameDocument"
export type { PointerEdit } from "./pointerEdit"
export { readSource } from "./readSource"
export { writeDocument } from "./writeDocument"
