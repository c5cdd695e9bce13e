import type { Difference, PointerEdit } from "../../renderer/editing"
import type { SaidDifference } from "./sayDifference"

/** A difference of two sets of documents, with its words. */
export interface SaidChange extends SaidDifference {
  readonly file: string
  readonly difference: Difference
  /** Where it stands now; absent where nothing is left. */
  readonly pointer?: string
  /** What takes it back; empty where nothing does so by itself. */
  readonly back: readonly PointerEdit[]
  /** The differences that this sentence is about, where it says several of them as one. */
  readonly along?: readonly SaidChange[]
}
