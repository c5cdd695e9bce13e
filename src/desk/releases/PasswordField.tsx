import { LabelledInput } from "../parts/LabelledInput"

interface FieldProps {
  readonly label: string
  /** One that is to be kept, rather than one that is known. */
  readonly isNew?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

export const PasswordField = ({ isNew = false, ...field }: FieldProps) => (
  <LabelledInput type="password" autoComplete={isNew ? "new-password" : "current-password"} {...field} />
)
