/** A place in a document, as a JSON pointer. */
interface Place {
  readonly file: string
  readonly pointer: string
}

/** Where a question can be asked instead, and why not elsewhere. */
export interface QuestionMoves<Edit> {
  /** Its form asks nothing else: without it a screen would ask nothing. */
  readonly isOnly: boolean
  /** Others that move along, because each needs an answer of another. */
  readonly along: readonly Place[]
  /** Where its answer is needed beside it, so that it can go nowhere yet. */
  readonly uses: readonly Place[]
  /** Forms whose answers are kept where its own is, in the order of their flow. */
  readonly targets: readonly MoveTarget<Edit>[]
}

/** A form that a question can be moved to, or why it cannot. */
export interface MoveTarget<Edit> {
  /** The form. */
  readonly file: string
  /** Id of the screen that asks with it. */
  readonly screen: string
  /** The part of the flow that the screen belongs to. */
  readonly section: string
  readonly obstacles: readonly MoveObstacle[]
  /** What moves it; empty where something is in the way. */
  readonly edits: readonly Edit[]
  /** The call that sends it there, where that is another one than today. */
  readonly call?: string
  /** Where customers get to that screen under another condition than to the one of today. */
  readonly asked?: AskedWhen
}

/** Conditions of two screens in their flow, as written; absent for a screen that everybody gets to. */
export interface AskedWhen {
  readonly before?: unknown
  readonly after?: unknown
}

/** What would be wrong after a move, with the places that it would be wrong at. */
export interface MoveObstacle {
  readonly kind: ObstacleKind
  readonly uses: readonly Place[]
}

export type ObstacleKind =
  /** The answer is needed before it would be given. */
  | "needed-before"
  /** The question reads what is not known there. */
  | "unknown-there"
  /** Customers look again at the answers of that form on a screen that does not show this one. */
  | "unconfirmed-there"
  /** The call of today refuses some answers; the other one knows nothing of it. */
  | "refused-today"
  /** The form has a question of that name, or with the same words. */
  | "asked-there"
  /** What is half typed is kept otherwise. */
  | "kept-otherwise"
  /** The screen does not begin with what was answered before. */
  | "begins-empty"
