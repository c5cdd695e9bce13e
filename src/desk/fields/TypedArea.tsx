import type { Typed } from "./useTyped"

interface TypedAreaProps {
  readonly id: string
  readonly rows: number
  readonly typed: Typed
}

/** A text of several lines that is saved while it is typed, but not while a word is being composed. */
export const TypedArea = ({ id, rows, typed: { text, type, leave } }: TypedAreaProps) => (
  <textarea
    id={id}
    className="d-input d-field__text"
    rows={rows}
    value={text}
    onChange={(event) => {
      const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
      type(event.target.value, isComposing)
    }}
    onCompositionEnd={(event) => type(event.currentTarget.value)}
    onBlur={leave}
  />
)
