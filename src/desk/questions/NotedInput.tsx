import { useId } from "react"

interface NotedInputProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly inputMode?: "numeric"
  /** What helps to fill it in. */
  readonly note?: string
  /** What is wrong with it: stands in place of the note. */
  readonly problem?: string | undefined
  readonly onChange: (value: string) => void
}

/** A line to type into, with what is wrong with it below. */
export function NotedInput({ label, note, problem, onChange, ...input }: NotedInputProps) {
  const id = useId()
  const said = problem ?? note
  return (
    <div className="d-question__line">
      <label className="d-labelled">
        {label}
        <input
          className="d-input"
          autoComplete="off"
          aria-invalid={problem !== undefined}
          {...(said === undefined ? {} : { "aria-describedby": id })}
          {...input}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <p id={id} role="status" className={problem === undefined ? "d-field__note" : "d-field__wrong"}>
        {said}
      </p>
    </div>
  )
}
