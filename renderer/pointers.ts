/** The door to JSON pointers: for whoever follows, makes or takes apart the places of documents. */
export { isPointer, parentOf, segmentsOf, valueAt, within } from "./model/pointer"
