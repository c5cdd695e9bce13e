import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { within } from "../json"
import type { FieldProps } from "./field"
import { NamedField } from "./NamedField"
import { linksOf } from "./tapEdits"
import { TextField } from "./TextField"

/** A link of the app by its address, which can be written anew: wherever the app leads there. */
export const LinkField = observer(function LinkField(field: FieldProps<string>) {
  const { store, value } = field
  useEffect(() => void store.want("app.json"), [store])
  const address = linksOf(store)[value]
  return (
    <>
      <NamedField {...field} kind="link" />
      {typeof address === "string" && (
        <TextField
          store={store}
          place={{ file: "app.json", pointer: within("/links", value) }}
          name="address"
          label="リンク先のアドレス（同じリンクを使うところは、すべて変わります）"
          value={address}
          isKept
        />
      )}
    </>
  )
})
