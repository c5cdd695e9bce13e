import { observer } from "mobx-react-lite"
import { useEffect, useId } from "react"
import type { FieldProps } from "./field"
import { Labelled } from "./Labelled"
import type { NamedKind } from "./namedKind"
import { namedValues } from "./namedValues"

interface NamedFieldProps extends FieldProps<string> {
  readonly kind: NamedKind
}

/** One of the things that documents know by a name: a way of writing, an icon, a screen; by what people call it. */
export const NamedField = observer(function NamedField({ kind, value, ...field }: NamedFieldProps) {
  const id = useId()
  const { store, place } = field
  useEffect(() => void Promise.all(["app.json", "messages.json"].map((file) => store.want(file))), [store])
  return (
    <Labelled {...field} id={id}>
      <select id={id} className="d-input" value={value} onChange={(event) => void store.set(place, event.target.value)}>
        {namedValues(store, place, kind, value).map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </select>
    </Labelled>
  )
})
