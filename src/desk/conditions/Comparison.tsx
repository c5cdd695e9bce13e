import { observer } from "mobx-react-lite"
import { findOperator } from "../../../renderer"
import type { DeskStore, Place } from "../DeskStore"
import { operatorNames, isPath } from "../../sentences"
import { within } from "../json"
import { fieldsFor } from "../names/fieldsFor"
import { comparisonsFor, startComparison, withOperator } from "./comparisons"
import { OperandField } from "./OperandField"
import { PathChoice } from "./PathChoice"

interface ComparisonProps {
  readonly store: DeskStore
  readonly place: Place
  readonly operator: string
  readonly operands: readonly unknown[]
}

/** A value, how it is compared, and what with: each from a list. */
export const Comparison = observer(function Comparison({ store, place, operator, operands }: ComparisonProps) {
  const [about] = operands
  const fields = fieldsFor(store, place.file)
  const known = comparisonsFor(about, fields)
  const offered = known.includes(operator) ? known : [operator, ...known]
  const specs = findOperator(operator)?.operands ?? []
  return (
    <div className="d-compare">
      {isPath(about) ? (
        <PathChoice
          store={store}
          place={place}
          label="見る値"
          value={about}
          onChoose={(path) => void store.set(place, startComparison(path, fields))}
        />
      ) : (
        <span className="d-compare__made">計算した値</span>
      )}
      <select
        className="d-input"
        aria-label="くらべ方"
        value={operator}
        onChange={(event) => void store.set(place, withOperator(event.target.value, operands, fields))}
      >
        {offered.map((name) => (
          <option key={name} value={name}>
            {operatorNames[name] ?? name}
          </option>
        ))}
      </select>
      {operands.slice(1).map((value, index) => (
        <OperandField
          key={index}
          store={store}
          place={place}
          about={about}
          value={value}
          isList={specs[index + 1]?.types[0] === "list"}
          // This one alone: another may have been changed since it was last drawn.
          onChange={(next) => void store.set({ ...place, pointer: within(place.pointer, operator, index + 1) }, next)}
        />
      ))}
    </div>
  )
})
