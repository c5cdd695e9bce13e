import type { Look } from "./look"

/** What is asked of the bench: which states are drawn, how they are looked at, and beside what they are laid. */
export interface BenchOrder {
  /** Name of the documents before, as state pages take it. */
  readonly before: string
  readonly look: Look
  /** All of them where it is empty. */
  readonly screens: readonly string[]
}

/**
 * How a state stands beside what was before. `unsteady`: drawn twice, it was not the same, which is a fault of ours; `untold`: it
 * could not be drawn.
 */
export type BenchVerdict = "same" | "different" | "added" | "gone" | "unsteady" | "untold"

/** A place of a picture, in its own pixels. */
export interface BenchBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A state that was drawn. */
export interface BenchState {
  readonly screen: string
  readonly sample: string
  readonly verdict: BenchVerdict
  /** Names of its pictures. */
  readonly before?: string
  readonly after?: string
  /** Where both pictures have the same size: what is around all that differs. */
  readonly box?: BenchBox
  /** Of a state that differs: the change, as `BenchChange` has it. */
  readonly change?: string
}

/** One change, however many states have it. */
export interface BenchChange {
  /** Made of what changes: the same change has it tomorrow. */
  readonly id: string
  /** In a sentence. */
  readonly says: string
  readonly states: readonly { readonly screen: string; readonly sample: string }[]
  /** What was written otherwise, and leads to it. */
  readonly causes: readonly BenchCause[]
  /** What people last said of it. */
  readonly decision?: BenchDecision
}

export interface BenchCause {
  readonly says: string
  readonly file: string
  /** Absent where nothing is left. */
  readonly pointer?: string
}

export interface BenchDecision {
  readonly change: string
  readonly verdict: "right" | "wrong"
  readonly comment: string
  /** Empty where nobody has signed in. */
  readonly person: string
  readonly at: string
}

export interface BenchRun {
  readonly order: BenchOrder
  readonly status: "running" | "done" | "stopped" | "no-browser" | "failed"
  readonly total: number
  readonly drawn: number
}

/** All that the bench knows of the newest run. */
export interface Bench {
  readonly run?: BenchRun
  /** Documents were changed since. */
  readonly isOld: boolean
  readonly states: readonly BenchState[]
  readonly changes: readonly BenchChange[]
}
