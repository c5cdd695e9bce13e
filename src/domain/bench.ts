import type { Look } from "./look"

/** What is asked of the bench: which states are drawn, how they are looked at, and beside what they are laid. */
export interface BenchOrder {
  /** Name of the documents before, as state pages take it. */
  readonly before: string
  readonly look: Look
  /** All of them where it is empty. */
  readonly screens: readonly string[]
  /** Also states that nobody has written, and that follow from what the documents say. */
  readonly isDerived: boolean
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
  /** Of a state that nobody has written: what people call it. */
  readonly name?: string
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
  /** How many derived states look like another one of their screen, and are left out. */
  readonly alike: number
  readonly changes: readonly BenchChange[]
}

/** What can be pictured of documents. */
export type CoveredKind = "block" | "condition" | "option" | "sheet" | "end" | "message"

/** Something that no state shows. */
export interface Unpictured extends BenchCause {
  readonly kind: CoveredKind
  /** Screen to begin with where somebody wants to see it; empty where it belongs to none. */
  readonly screen: string
  /** A state that would show it, where that is known. */
  readonly sample?: Readonly<Record<string, unknown>>
}

/** How much of the documents the drawn states show. */
export interface BenchCoverage {
  readonly counts: Readonly<Record<CoveredKind, { readonly of: number; readonly shown: number }>>
  readonly missing: readonly Unpictured[]
}

/** Whether nobody has written a state; those that somebody has are called otherwise. */
export const isDerived = (sample: string): boolean => sample.startsWith("~")
