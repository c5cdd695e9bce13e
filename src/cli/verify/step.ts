import type { Kept, Result } from "../kept"
import type { Inputs } from "./inputs"
import type { Tally } from "./tally"

/** What is left of a step when what is known already is taken off. */
export interface Work {
  /** Results of before that still hold. */
  readonly kept: number
  /** Nothing where nothing is left. */
  readonly command: readonly string[] | undefined
  readonly env?: Readonly<Record<string, string>>
  /** Reads how many single tests ran; without it the step counts as one. */
  readonly count?: () => Tally
  /** Each test that failed, with the first line of why, in one line. */
  readonly failures?: () => readonly string[]
  /** What was found missing on this machine, in sentences; what needs it was left out. */
  readonly missing?: () => readonly string[]
  /** What the run has shown, to be kept. */
  readonly results?: (code: number) => readonly Result[]
}

/** What a run begins with. */
export interface Known {
  readonly inputs: Inputs
  readonly kept: Pick<Kept, "find">
  /** Folder of this run alone: several may go on at once. */
  readonly folder: string
}

export interface Step {
  readonly name: string
  /** Steps whose result it works with, by name. */
  readonly needs?: readonly string[]
  readonly plan: (known: Known) => Work
}
