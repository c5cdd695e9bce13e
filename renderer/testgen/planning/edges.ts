import { createScope } from "../../expressions/createScope"
import { evaluate } from "../../expressions/evaluate"
import type { CompiledFlow, Path } from "../../model/compiled"
import { pathsOf } from "../conditions"
import type { FlowAnalysis } from "../flowAnalysis"
import type { PlannedStep } from "../types"
import type { Wanted } from "./solve"
import type { ScreenTransition } from "../screenTransitions"

interface Pair {
  readonly from: string
  readonly to: string
}

/** One step comes right after the other. */
export const isWalked = (steps: readonly PlannedStep[], { from, to }: Pair): boolean =>
  steps.some(({ screen }, index) => screen === from && steps[index + 1]?.screen === to)

/** The transition by which a summary opens a step to correct it. */
export const editTransition = (
  { transitions }: Pick<FlowAnalysis, "transitions">,
  { from, to }: Pair,
): ScreenTransition | undefined =>
  transitions.get(from)?.find((transition) => transition.to === to && "edit" in transition.query)

/** The summary offers to correct the step, and the step was there. */
export function isEditable(analysis: FlowAnalysis, steps: readonly PlannedStep[], pair: Pair): boolean {
  const summary = steps.find(({ screen }) => screen === pair.from)
  const transition = editTransition(analysis, pair)
  if (!summary || !transition || !steps.some(({ screen }) => screen === pair.to)) return false
  const scope = createScope(summary.known)
  return transition.conditions.every(({ when, holds }) => evaluate(when, scope) === holds)
}

/** What has to be where one step comes right after another; undefined where their order does not let it. */
export function wantedForEdge({ flow }: FlowAnalysis, pair: Pair): readonly Wanted[] | undefined {
  const order = flow.steps.map(({ screen }) => screen)
  const [from, to] = [order.indexOf(pair.from), order.indexOf(pair.to)]
  if (from < 0 || to <= from) return undefined
  return [
    wantedStep(flow, pair.from, true),
    ...order.slice(from + 1, to).map((screen) => wantedStep(flow, screen, false)),
    wantedStep(flow, pair.to, true),
  ]
}

/** A step is asked, or is not. */
export const wantedStep = (flow: CompiledFlow, screen: string, open: boolean): Wanted => ({
  paths: stepPaths(flow, screen),
  before: screen,
  isMet: ({ steps }) => steps.some((step) => step.screen === screen) === open,
})

/** What has to be where a summary offers to correct a step. */
export function wantedForEdit(analysis: FlowAnalysis, pair: Pair): readonly Wanted[] {
  const { flow } = analysis
  const conditions = editTransition(analysis, pair)?.conditions ?? []
  return [
    wantedStep(flow, pair.from, true),
    wantedStep(flow, pair.to, true),
    {
      paths: conditions.flatMap(({ when }) => pathsOf(when)),
      before: pair.from,
      isMet: ({ steps }) => isEditable(analysis, steps, pair),
    },
  ]
}

/** What it depends on that a step is asked. */
function stepPaths({ steps }: CompiledFlow, screen: string): readonly Path[] {
  const when = steps.find((step) => step.screen === screen)?.when
  return when ? pathsOf(when) : []
}
