import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { propertyName } from "../../sentences"
import type { DeskStore, Place } from "../DeskStore"
import { within } from "../json"
import { askedAt } from "./askedAt"
import { listAround, rowOf } from "./optionTable"
import { TextField } from "./TextField"

interface TableLabelProps {
  readonly store: DeskStore
  /** An option that writes no label. */
  readonly place: Place
  readonly value: unknown
}

/** The words of an option that a code table has, and a way to other words for this option alone. */
export const TableLabel = observer(function TableLabel({ store, place, value }: TableLabelProps) {
  const list = listAround(place)
  const file = askedAt(store, list)?.codes
  const [own, setOwn] = useState("")
  useEffect(() => {
    if (file !== undefined) void store.want(file)
  }, [store, file])
  const row = rowOf(store, list, value)
  if (file === undefined || row === undefined) return null
  const label = own.trim()
  return (
    <>
      <TextField store={store} place={row.place} label={propertyName("label")} name="label" value={row.label} isKept />
      <p className="d-field__note">{store.nameOf(file)}の言葉です。変えると、同じ表を使うほかの画面でも変わります。</p>
      <details className="d-item">
        <summary>この選択肢だけ別の言葉にする</summary>
        <form
          className="d-fields"
          onSubmit={(event) => {
            event.preventDefault()
            if (label !== "") void store.set({ ...place, pointer: within(place.pointer, "label") }, label)
          }}
        >
          <label className="d-labelled">
            この質問で表示する文
            <input className="d-input" value={own} onChange={(event) => setOwn(event.target.value)} />
          </label>
          <button type="submit" className="d-button" disabled={label === "" || label === row.label}>
            この言葉にする
          </button>
        </form>
      </details>
    </>
  )
})
