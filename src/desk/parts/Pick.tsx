interface PickProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly names?: Readonly<Record<Value, string>>
  readonly onChange: (value: Value) => void
}

/** One of several values; only the chosen one is in view. */
export function Pick<Value extends string>({ label, value, values, names, onChange }: PickProps<Value>) {
  return (
    <label className="d-labelled">
      {label}
      <select
        className="d-input"
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((one) => one === target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names?.[one] ?? one}
          </option>
        ))}
      </select>
    </label>
  )
}
