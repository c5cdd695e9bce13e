import { useState } from "react"

interface TypedValueProps {
  readonly label: string
  readonly value: string | number
  /** A number stays one; called when the field is left or Enter is pressed. */
  readonly onChange: (value: string | number) => void
}

/** A value that has no list of answers. */
export function TypedValue({ label, value, onChange }: TypedValueProps) {
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    setTyped(undefined)
    if (typed === undefined || typed === String(value) || typed === "") return
    onChange(typeof value === "number" && Number.isFinite(Number(typed)) ? Number(typed) : typed)
  }
  return (
    <input
      className="d-input"
      aria-label={label}
      placeholder={label}
      // A day is chosen as the browser writes days: nobody need know how documents do.
      type={/^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? "date" : "text"}
      inputMode={typeof value === "number" ? "numeric" : "text"}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) leave()
      }}
    />
  )
}
