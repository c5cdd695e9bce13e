interface InputProps {
  readonly label: string
  readonly value: string
  readonly type?: "text" | "password" | "date" | "datetime-local"
  readonly autoComplete?: string
  /** Takes what room there is. */
  readonly isWide?: boolean
  readonly onChange: (value: string) => void
}

/** A line to type into, and what it is for. */
export const LabelledInput = ({ label, isWide = false, onChange, ...input }: InputProps) => (
  <label className={isWide ? "d-labelled d-labelled--wide" : "d-labelled"}>
    {label}
    <input className="d-input" {...input} onChange={(event) => onChange(event.target.value)} />
  </label>
)
