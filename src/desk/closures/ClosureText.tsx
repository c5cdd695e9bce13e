import { observer } from "mobx-react-lite"
import { useId } from "react"
import { TypedArea } from "../fields/TypedArea"
import { type TypedOver, useTyped } from "../fields/useTyped"

interface ClosureTextProps {
  readonly value: string
  /** Counts up where somebody has let go of what they typed. */
  readonly letGo: number
  readonly save: (newest: () => TypedOver) => Promise<boolean | undefined>
}

/** The sentence for customers; without one they get the usual one. */
export const ClosureText = observer(function ClosureText({ value, letGo, save }: ClosureTextProps) {
  const id = useId()
  const typed = useTyped(value, { save, letGo })
  return (
    <div className="d-field">
      <label htmlFor={id} className="d-field__label">
        お客さまへの案内の文（なければ、決まった文が出ます）
      </label>
      <TypedArea id={id} rows={3} typed={typed} />
    </div>
  )
})
