import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import type { DeskStore, Place } from "../DeskStore"
import { isFields, within } from "../json"
import { askedAt } from "./askedAt"
import type { FieldProps } from "./field"
import { TextField } from "./TextField"

/** The words on an option: where its code has the same words in the table that other screens read, they stay the same. */
export const OptionLabel = observer(function OptionLabel(field: FieldProps<string>) {
  const { store, place } = field
  const option = { ...place, pointer: place.pointer.replace(/\/label$/, "") }
  const codes = askedAt(store, { ...place, pointer: option.pointer.replace(/\/\d+$/, "") })?.codes
  useEffect(() => {
    if (codes !== undefined) void store.want(codes)
  }, [store, codes])
  const twin = codes === undefined ? undefined : rowOf(store, codes, store.valueAt(option))
  return <TextField {...field} {...(twin === undefined ? {} : { twin })} />
})

/** The words of a code in its table. */
function rowOf(store: DeskStore, file: string, option: unknown): Place | undefined {
  const rows = store.valueAt({ file, pointer: "/codes" })
  if (!Array.isArray(rows) || !isFields(option)) return undefined
  const index = rows.findIndex((row: unknown) => isFields(row) && row["code"] === option["value"])
  return index < 0 ? undefined : { file, pointer: within(within("/codes", index), "label") }
}
