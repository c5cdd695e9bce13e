import { useState } from "react"
import { LabelledInput } from "../parts/LabelledInput"

interface MinuteProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A day and a time. While a year is typed there are years of the Romans, which nobody means. */
export function MinuteInput({ label, value, onChange }: MinuteProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <div onBlur={() => setTyped(undefined)}>
      <LabelledInput
        label={label}
        type="datetime-local"
        value={typed ?? value}
        onChange={(text) => {
          setTyped(text)
          if (/^2\d{3}-.{11}$/.test(text)) onChange(text)
        }}
      />
    </div>
  )
}
