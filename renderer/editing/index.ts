/** Changes of documents as texts: one place at a time, every other byte as it was. A door for the workshop. */
export { editText } from "./editText"
export type { PointerEdit } from "./pointerEdit"
export { writeDocument } from "./writeDocument"
