import type { Path } from "../../model/compiled"
import { choicesFor, type Choice, type FlowAnalysis } from "../flowAnalysis"
import type { Decisions } from "../types"
import { givenName, surroundingName, walk, type Walk } from "../walk"
import type { Search } from "./search"

/** Something that a walk has to show. */
export interface Wanted {
  isMet(walk: Walk): boolean
  /** What it depends on. */
  readonly paths: readonly Path[]
  /** The step before which it is decided; absent where the whole walk counts. */
  readonly before?: string
}

/** Far more than answers that depend on one another a few at a time need. */
const budget = 6_000

type Solved = { readonly walk: Walk; readonly decisions: Decisions } | { readonly because: ReadonlySet<string> }

/**
 * A walk that shows all of this. Instead of trying combinations it looks at the first thing that is not as wanted, and
 * decides only what that depends on and what the customer was asked by then. Where nothing is left to decide, the decision
 * to blame is taken back, however many others stand between: things that depend on different answers cost their sum, not
 * their product. Finding nothing before the budget ends proves that there is nothing.
 */
export function solveWalk(analysis: FlowAnalysis, wanted: readonly Wanted[]): Search {
  const all = wanted.map((one) => ({ ...one, choices: choicesFor(analysis, one.paths) }))
  let tried = 0

  function solve(decisions: Decisions): Solved {
    tried += 1
    const found = walk(analysis, analysis.questions, decisions)
    const wrong = all.find((one) => !one.isMet(found))
    if (wrong === undefined) return { walk: found, decisions }
    const wasMade = isMade(analysis, found, wrong.before)
    const choices = wrong.choices.filter(({ name }) => wasMade(name))
    const next = choices.find(({ name }) => !decisions.has(name))
    if (next === undefined) return { because: new Set(choices.map(({ name }) => name)) }
    const because = new Set<string>()
    for (const value of next.values) {
      if (tried >= budget) break
      const solved = solve(new Map([...decisions, [next.name, value]]))
      if ("walk" in solved || !solved.because.has(next.name)) return solved
      for (const name of solved.because) because.add(name)
    }
    because.delete(next.name)
    return { because }
  }

  const solved = solve(new Map())
  if (!("walk" in solved)) return { found: undefined, tried, all: tried < budget }
  const choices = all.flatMap((one) => one.choices)
  return {
    found: solved.walk,
    decisions: unusual(choices, solved.decisions),
    fixed: solved.decisions,
    tried,
    all: false,
  }
}

/** Whether a choice was made on a walk before some step: what nobody was asked decides nothing. */
function isMade({ flow, model }: FlowAnalysis, { steps }: Walk, before: string | undefined): (name: string) => boolean {
  const order = flow.steps.map(({ screen }) => screen)
  const end = before === undefined ? order.length : order.indexOf(before)
  const passed = steps.filter(({ screen }) => order.indexOf(screen) < end)
  const made = new Set([
    ...passed.flatMap(({ screen, answers }) => Object.keys(answers).map((field) => `${screen}.${field}`)),
    ...model.given.flatMap(({ after }, index) =>
      passed.some(({ screen }) => screen === after) ? [givenName(index)] : [],
    ),
  ])
  return (name) => made.has(name) || name.startsWith(surroundingName([]))
}

function unusual(choices: readonly Choice[], decisions: Decisions): Decisions {
  const usual = new Map(choices.map(({ name, values }) => [name, values[0]]))
  return new Map([...decisions].filter(([name, value]) => usual.get(name) !== value))
}
