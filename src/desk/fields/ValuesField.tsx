import { observer } from "mobx-react-lite"
import type { PointerEdit } from "../../../renderer/editing"
import { within } from "../json"
import type { FieldProps } from "./field"
import { NumberField } from "./NumberField"
import { TextField } from "./TextField"

type Values = readonly (string | number)[]

/** Points of a note, amounts to choose: each has a field of its own and is taken out by itself; another one comes behind them. */
export const ValuesField = observer(function ValuesField({ store, place, label, name, value }: FieldProps<Values>) {
  const at = (index: number) => ({ ...place, pointer: within(place.pointer, index) })
  const start = typeof value.at(-1) === "number" ? value.at(-1) : "文章を入力してください"
  return (
    <fieldset className="d-group">
      <legend>
        {label}（{value.length}）
      </legend>
      {value.map((one, index) => {
        const field = { store, place: at(index), name, label: `${label} ${index + 1}` }
        return typeof one === "number" ? (
          <NumberField key={index} {...field} value={one} />
        ) : (
          <TextField key={index} {...field} value={one} />
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
