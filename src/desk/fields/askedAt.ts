import type { AskedField } from "../../domain/workshop"
import type { DeskStore, Place } from "../DeskStore"
import { isFields } from "../json"

/** What is known of the field whose list of options this is. */
export function askedAt(store: DeskStore, { file, pointer }: Place): AskedField | undefined {
  const field = store.valueAt({ file, pointer: pointer.replace(/\/options$/, "") })
  return isFields(field) ? store.fields.find((one) => one.file === file && one.field === field["field"]) : undefined
}
