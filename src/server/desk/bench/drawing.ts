import type { BenchBox, BenchVerdict } from "../../../domain/bench"
import type { ChangedLines } from "../../../domain/changedLines"
import type { DrawnPart } from "../../../domain/drawnParts"
import type { Look } from "../../../domain/look"

/** One state, on the sides that have it. */
export interface StateToDraw {
  readonly screen: string
  readonly sample: string
  /** Made of all documents that draw it, and of the build: what has the same looks the same. */
  readonly before?: string
  readonly after?: string
}

/** What whoever draws is told. */
export interface DrawOrder {
  /** Where the state pages are. */
  readonly origin: string
  /** Names of documents, as they take them. */
  readonly sides: { readonly before: string; readonly after: string }
  readonly look: Look
  readonly states: readonly StateToDraw[]
  /** Folder of the pictures. */
  readonly folder: string
}

/** A state once it is drawn on its sides. */
export interface DrawnPair {
  readonly screen: string
  readonly sample: string
  readonly verdict: BenchVerdict
  /** Names of the pictures. */
  readonly before?: string
  readonly after?: string
  readonly lines?: ChangedLines
  readonly words?: ChangedLines
  readonly box?: BenchBox
  /** What has the same looks the same to people, whatever its picture is called. */
  readonly look?: string
  /** What is read after. */
  readonly read: readonly string[]
  /** What is drawn after. */
  readonly parts: readonly DrawnPart[]
}

/** Draws states and tells each; `no-browser` where none can be started to draw with. Whoever aborts hears of no more. */
export type DrawStates = (
  order: DrawOrder,
  tell: (pair: DrawnPair) => void,
  signal: AbortSignal,
) => Promise<"drawn" | "no-browser">
