import { observer } from "mobx-react-lite"
import { useId } from "react"
import { choiceName } from "../../sentences"
import type { FieldProps } from "./field"
import { Labelled } from "./Labelled"

interface ChoiceFieldProps extends FieldProps<string> {
  readonly choices: readonly unknown[]
}

export const ChoiceField = observer(function ChoiceField({ value, choices, ...field }: ChoiceFieldProps) {
  const id = useId()
  return (
    <Labelled {...field} id={id}>
      <select
        id={id}
        className="d-input"
        value={value}
        onChange={(event) => void field.store.set(field.place, event.target.value)}
      >
        {choices.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {choiceName(choice)}
          </option>
        ))}
      </select>
    </Labelled>
  )
})
