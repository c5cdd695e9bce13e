import type { ReactNode } from "react"

/** A way of drawing the form, and what the measurement does with it. */
export interface Candidate {
  readonly node: ReactNode
  /** Types the same into every field. */
  fill?(text: string): void
  /** The same where the answers are a property. */
  filled?(text: string): ReactNode
  /** Submits, as the button of a screen does. */
  submit?(): void
  /** Adds a row at the end, and removes the one in the middle. */
  add?(): void
  remove?(): void
  /** Gives the answer that shows some more fields, and one that hides them. */
  show?(): void
  hide?(): void
}
