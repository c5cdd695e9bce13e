interface FieldProps {
  readonly label: string
  /** One that is to be kept, rather than one that is known. */
  readonly isNew?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

export const PasswordField = ({ label, isNew = false, value, onChange }: FieldProps) => (
  <label className="d-labelled">
    {label}
    <input
      className="d-input"
      type="password"
      autoComplete={isNew ? "new-password" : "current-password"}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
)
