import { observer } from "mobx-react-lite"
import { useId } from "react"
import { useTyped } from "../fields/useTyped"

interface ClosureTextProps {
  readonly value: string
  /** Counts up where somebody has let go of what they typed. */
  readonly letGo: number
  readonly save: (newest: () => string) => Promise<boolean>
}

/** The sentence for customers; without one they get the usual one. */
export const ClosureText = observer(function ClosureText({ value, letGo, save }: ClosureTextProps) {
  const id = useId()
  const { text, type, leave } = useTyped(value, { save, letGo })
  return (
    <div className="d-field">
      <label htmlFor={id} className="d-field__label">
        お客さまへの案内の文（なければ、決まった文が出ます）
      </label>
      <textarea
        id={id}
        className="d-input d-field__text"
        rows={3}
        value={text}
        onChange={(event) => {
          const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
          type(event.target.value, isComposing)
        }}
        onCompositionEnd={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
    </div>
  )
})
