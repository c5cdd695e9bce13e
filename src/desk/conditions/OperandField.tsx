import type { DeskStore, Place } from "../DeskStore"
import { observer } from "mobx-react-lite"
import { TypedValue } from "./TypedValue"
import { PathChoice } from "./PathChoice"
import { fieldAt, isPath } from "../../sentences"
import { isFields } from "../json"
import { fieldsFor } from "../names/fieldsFor"

export interface Operand {
  readonly store: DeskStore
  readonly place: Place
  /** The value that is compared. */
  readonly about: unknown
  readonly value: unknown
  readonly isList: boolean
  readonly onChange: (value: unknown) => void
}

/** What a value is compared with: one of its own answers, several of them, or another value. */
export const OperandField = observer(function OperandField({ store, place, about, value, isList, onChange }: Operand) {
  const field = typeof about === "string" ? fieldAt(about, fieldsFor(store, place.file)) : undefined
  const choices = field?.type === "flag" ? flags : (field?.choices ?? [])
  if (isFields(value)) return <span className="d-compare__made">計算した値</span>
  if (isPath(value))
    return <PathChoice store={store} place={place} label="くらべる値" value={value} onChoose={onChange} />
  if (isList) {
    const chosen: readonly unknown[] = Array.isArray(value) ? value : []
    const offered = [
      ...choices,
      ...chosen
        .filter((one) => choices.every((choice) => choice.value !== one))
        .map((one) => ({ value: one, label: String(one) })),
    ]
    return (
      <fieldset className="d-compare__many" aria-label="くらべる値">
        {offered.map((choice) => (
          <label key={String(choice.value)} className="d-flag">
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? offered.map((one) => one.value).filter((one) => one === choice.value || chosen.includes(one))
                    : chosen.filter((one) => one !== choice.value),
                )
              }
            />
            {choice.label}
          </label>
        ))}
        {choices.length === 0 && (
          <TypedValue label="値を加える" value="" onChange={(one) => onChange([...chosen, one])} />
        )}
      </fieldset>
    )
  }
  if (choices.length === 0 && typeof value !== "boolean")
    return (
      <TypedValue
        label="くらべる値"
        value={typeof value === "number" || typeof value === "string" ? value : ""}
        onChange={onChange}
      />
    )
  const offered = choices.length > 0 ? choices : flags
  const index = offered.findIndex((choice) => choice.value === value)
  return (
    <select
      className="d-input"
      aria-label="くらべる値"
      value={index}
      onChange={(event) => onChange(offered[Number(event.target.value)]?.value)}
    >
      {index < 0 && <option value={-1}>{String(value)}</option>}
      {offered.map((choice, at) => (
        <option key={String(choice.value)} value={at}>
          {choice.label}
        </option>
      ))}
    </select>
  )
})

const flags = [
  { value: true, label: "はい" },
  { value: false, label: "いいえ" },
] as const
