import type { AnswerPlaces } from "./answerPlaces"

/** A place in a document, as a JSON pointer. */
interface Place {
  readonly file: string
  readonly pointer: string
}

/** Where the answers of a screen can go that asks nothing yet. */
export interface AskingWays<Edit> {
  /** Why nothing can be asked there; absent where something can. */
  readonly problem?: AskingProblem
  readonly ways: readonly AskingWay<Edit>[]
}

export type AskingProblem =
  /** It has a form. */
  | "asks-already"
  /** What it shows, or what its button does, is written elsewhere. */
  | "shared"
  /** No screen of its flow sends its answers in a way that it could, too. */
  | "nowhere"

/** One way that the answers can go. */
export interface AskingWay<Edit> {
  /** The screen whose answers are sent by the same call. */
  readonly beside: string
  /** What makes a form without questions, draws it, and sends what is going to be asked in it. */
  readonly edits: readonly Edit[]
  /** Where its first question comes to stand. */
  readonly place: Place
  readonly places: AnswerPlaces
}
