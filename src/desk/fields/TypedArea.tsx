import { type Typed, typedProps } from "./useTyped"

interface TypedAreaProps {
  readonly id: string
  readonly rows: number
  readonly typed: Typed
}

/** A text of several lines that is saved while it is typed, but not while a word is being composed. */
export const TypedArea = ({ id, rows, typed }: TypedAreaProps) => (
  <textarea id={id} className="d-input d-field__text" rows={rows} {...typedProps(typed)} />
)
