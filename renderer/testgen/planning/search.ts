import { choicesFor, type Choice, type FlowAnalysis } from "../flowAnalysis"
import type { Path } from "../../model/compiled"
import type { Decisions } from "../types"
import { walk, type Walk } from "../walk"

/** More sets of answers than these are not tried for one goal. */
const budget = 6_000

/** What a search among sets of decisions came to. */
export interface Search {
  readonly found: Walk | undefined
  /** What was decided otherwise than usual. */
  readonly decisions?: Decisions
  /** The same with what has to be decided as usual. */
  readonly fixed?: Decisions
  readonly tried: number
  /** Everything that there is was tried. */
  readonly all: boolean
}

interface Wanted {
  /** What the goal depends on. */
  readonly paths: readonly Path[]
  readonly at?: string
  fits(walk: Walk, decisions: Decisions): boolean
}

/** Tries the usual case first, then cases that differ from it in one choice, in two, and so on. */
export function searchWalk(analysis: FlowAnalysis, { paths, at, fits }: Wanted): Search {
  let tried = 0
  for (const decisions of combinations(choicesFor(analysis, paths, at))) {
    if (tried === budget) return { found: undefined, tried, all: false }
    tried += 1
    const found = walk(analysis, analysis.questions, decisions)
    if (fits(found, decisions)) return { found, decisions, tried, all: false }
  }
  return { found: undefined, tried, all: true }
}

/** All sets of decisions, those with the fewest unusual ones first. */
function* combinations(choices: readonly Choice[]): Generator<Decisions> {
  for (let count = 0; count <= choices.length; count += 1) yield* unusual(choices, count)
}

function* unusual(choices: readonly Choice[], count: number): Generator<Decisions> {
  if (count === 0) return yield new Map()
  for (const [index, { name, values }] of choices.entries()) {
    for (const value of values.slice(1)) {
      for (const rest of unusual(choices.slice(index + 1), count - 1)) yield new Map([[name, value], ...rest])
    }
  }
}
