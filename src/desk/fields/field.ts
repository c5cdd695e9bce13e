import type { DeskStore, Place } from "../DeskStore"

/** What every field of a property gets. */
export interface FieldProps<Value> {
  readonly store: DeskStore
  readonly place: Place
  readonly label: string
  /** As the document calls it. */
  readonly name: string
  readonly value: Value
  /** Others need it: there is no way to take it out. */
  readonly isKept?: boolean
}
