import { observer } from "mobx-react-lite"
import { useId } from "react"
import type { FieldProps } from "./field"
import { Labelled } from "./Labelled"

export const FlagField = observer(function FlagField({ value, ...field }: FieldProps<boolean>) {
  const id = useId()
  return (
    <Labelled {...field} id={id}>
      <label className="d-flag">
        <input
          id={id}
          type="checkbox"
          checked={value}
          onChange={(event) => void field.store.set(field.place, event.target.checked)}
        />
        {value ? "はい" : "いいえ"}
      </label>
    </Labelled>
  )
})
