import { observer } from "mobx-react-lite"
import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"

interface NamedChoiceProps {
  readonly store: DeskStore
  readonly label: string
  /** The chosen name; absent where one is yet to be chosen. */
  readonly value?: string
  readonly onChoose: (name: string) => void
}

/** One of the conditions that have a name. */
export const NamedChoice = observer(function NamedChoice({ store, label, value = "", onChoose }: NamedChoiceProps) {
  const named = Object.entries(store.namedConditions)
  const isKnown = value === "" || named.some(([name]) => name === value)
  return (
    <label className="d-labelled">
      {label}
      <select className="d-input" value={value} onChange={(event) => onChoose(event.target.value)}>
        {value === "" && <option value="">選んでください</option>}
        {!isKnown && <option value={value}>{value}（ありません）</option>}
        {named.map(([name, condition]) => (
          <option key={name} value={name}>
            {isFields(condition) && typeof condition["label"] === "string" ? condition["label"] : name}
          </option>
        ))}
      </select>
    </label>
  )
})
