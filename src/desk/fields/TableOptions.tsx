import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { AddOption } from "./AddOption"
import { askedAt } from "./askedAt"
import type { FieldProps } from "./field"
import { rowsOf } from "./optionTable"
import { TextField } from "./TextField"

/** All that a code table has: its words stand there, once for everybody who uses it. */
export const TableOptions = observer(function TableOptions({ store, place, label }: FieldProps<string>) {
  const file = askedAt(store, place)?.codes
  useEffect(() => {
    if (file !== undefined) void store.want(file)
  }, [store, file])
  const rows = rowsOf(store, file)
  if (file === undefined || rows.length === 0) return null
  const codes = rows.map(({ code }) => ({ value: code }))
  return (
    <fieldset className="d-group">
      <legend>
        {label}（{rows.length}）
      </legend>
      <p className="d-field__note">
        {store.nameOf(file)}のすべてです。言葉を変えたり選択肢を加えたりすると、同じ表を使うほかの画面でも変わります。
      </p>
      {rows.map(({ code, label: words, place: written }) => (
        <TextField
          key={String(code)}
          store={store}
          place={written}
          label={String(code)}
          name="label"
          value={words}
          isKept
        />
      ))}
      <AddOption store={store} place={place} options={codes} />
      <button type="button" className="d-link" onClick={() => void store.set(place, codes)}>
        選択肢を1つずつ決める
      </button>
      <p className="d-field__note">順番・条件・説明を、この質問だけ変えるときに使います。言葉は表のままです。</p>
    </fieldset>
  )
})
