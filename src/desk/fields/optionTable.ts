import type { AskedField } from "../../domain/workshop"
import type { DeskStore, Place } from "../DeskStore"
import { type Fields, fieldsAt, isFields, within } from "../json"
import { askedAt } from "./askedAt"

/** A code with its words, and where these are written. */
export interface TableRow {
  readonly code: unknown
  readonly label: string
  readonly place: Place
}

/** The rows of a code table that has been read. */
export function rowsOf(store: DeskStore, file: string | undefined): readonly TableRow[] {
  const rows = file === undefined ? undefined : store.valueAt({ file, pointer: "/codes" })
  if (file === undefined || !Array.isArray(rows)) return []
  return rows.flatMap((row: unknown, index) => {
    const { code, label } = isFields(row) ? row : ({} as Fields)
    const place = { file, pointer: within("/codes", index, "label") }
    return typeof label === "string" ? [{ code, label, place }] : []
  })
}

/** The words of a value in the table of its field; `list` are the options of that. */
export const rowOf = (store: DeskStore, list: Place, value: unknown): TableRow | undefined =>
  rowsOf(store, askedAt(store, list)?.codes).find(({ code }) => code === value)

/** The list of options that one of them stands in. */
export const listAround = (option: Place): Place => ({ ...option, pointer: option.pointer.replace(/\/\d+$/, "") })

/** Whether the schema of a field names its code table, so that an option needs no label. */
export function namesTable(store: DeskStore, asked: AskedField | undefined): boolean {
  const schema = asked?.schema && store.valueAt(asked.schema)
  if (!isFields(schema)) return false
  return typeof (schema["codes"] ?? fieldsAt(schema, "items")?.["codes"]) === "string"
}
