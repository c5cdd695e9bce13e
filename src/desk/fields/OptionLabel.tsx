import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { isFields } from "../json"
import { askedAt } from "./askedAt"
import type { FieldProps } from "./field"
import { listAround, rowOf } from "./optionTable"
import { TextField } from "./TextField"

/** The words on an option: where its code has the same words in the table that other screens read, they stay the same. */
export const OptionLabel = observer(function OptionLabel(field: FieldProps<string>) {
  const { store, place } = field
  const option = { ...place, pointer: place.pointer.replace(/\/label$/, "") }
  const list = listAround(option)
  const codes = askedAt(store, list)?.codes
  useEffect(() => {
    if (codes !== undefined) void store.want(codes)
  }, [store, codes])
  const written = store.valueAt(option)
  const twin = isFields(written) ? rowOf(store, list, written["value"])?.place : undefined
  return <TextField {...field} {...(twin === undefined ? {} : { twin })} />
})
