interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly names?: Readonly<Record<Value, string>>
  readonly unit?: string
  readonly onChange: (value: Value) => void
}

/** One of a few values, all in view. */
export function Choice<Value extends string>({ label, value, values, names, unit = "", onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="d-choice">
      <legend>{label}</legend>
      {values.map((one) => (
        <button
          key={one}
          type="button"
          className="d-choice__one"
          aria-pressed={one === value}
          onClick={() => onChange(one)}
        >
          {names?.[one] ?? `${one}${unit}`}
        </button>
      ))}
    </fieldset>
  )
}
