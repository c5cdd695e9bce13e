/** What the workshop's server says of a screen that somebody wants to add. */
export interface PlannedScreen<Edit> {
  /** Whether the screen beside it is a step of a flow. */
  readonly isStep: boolean
  /** A name that no screen has. */
  readonly suggested: string
  /** The name is none, or another screen has it. */
  readonly problem?: "name" | "taken"
  /** Absent where there is a problem. */
  readonly edits?: readonly Edit[]
}
