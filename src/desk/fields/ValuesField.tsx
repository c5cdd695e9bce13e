import { observer } from "mobx-react-lite"
import type { PointerEdit } from "../../../renderer/editing"
import { within } from "../json"
import type { FieldProps } from "./field"
import { NamedField } from "./NamedField"
import { namedKind } from "./namedKind"
import { NumberField } from "./NumberField"
import { startText } from "./startOf"
import { TextField } from "./TextField"

type Values = readonly (string | number)[]

/** Points of a note, amounts to choose: each has a field of its own and is taken out by itself; another one comes behind them. */
export const ValuesField = observer(function ValuesField({ store, place, label, name, value }: FieldProps<Values>) {
  const at = (index: number) => ({ ...place, pointer: within(place.pointer, index) })
  const last = value.at(-1)
  const isNamed = typeof last === "string" && namedKind(name, last) !== undefined
  const start = typeof last === "number" || isNamed ? last : startText
  return (
    <fieldset className="d-group">
      <legend>
        {label}（{value.length}）
      </legend>
      {value.map((one, index) => {
        const field = { store, place: at(index), name, label: `${label} ${index + 1}` }
        if (typeof one === "number") return <NumberField key={index} {...field} value={one} />
        const kind = namedKind(name, one)
        return kind === undefined ? (
          <TextField key={index} {...field} value={one} />
        ) : (
          <NamedField key={index} {...field} value={one} kind={kind} />
        )
      })}
      <button
        type="button"
        className="d-link"
        onClick={() => void store.edit([{ ...at(value.length), op: "insert", value: start } as PointerEdit])}
      >
        {label}を加える
      </button>
    </fieldset>
  )
})
