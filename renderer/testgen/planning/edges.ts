import { createScope } from "../../expressions/createScope"
import { evaluate } from "../../expressions/evaluate"
import { edges } from "../../flows/edges"
import type { CompiledFlow, Path } from "../../model/compiled"
import { pathsOf } from "../conditions"
import type { FlowAnalysis } from "../flowAnalysis"
import type { PlannedStep } from "../types"
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

/** What it depends on that one step follows another. */
export function pathsOfEdge({ flow }: FlowAnalysis, pair: Pair): readonly Path[] {
  const conditions = edges(flow).find(({ from, to }) => from === pair.from && to === pair.to)?.conditions ?? []
  return [...stepPaths(flow, pair.from), ...conditions.flatMap(({ when }) => pathsOf(when))]
}

/** What it depends on that a summary offers to correct a step. */
export function pathsOfEdit(analysis: FlowAnalysis, pair: Pair): readonly Path[] {
  const conditions = editTransition(analysis, pair)?.conditions ?? []
  return [
    ...stepPaths(analysis.flow, pair.from),
    ...stepPaths(analysis.flow, pair.to),
    ...conditions.flatMap(({ when }) => pathsOf(when)),
  ]
}

/** What it depends on that a step is asked. */
export function stepPaths({ steps }: CompiledFlow, screen: string): readonly Path[] {
  const when = steps.find((step) => step.screen === screen)?.when
  return when ? pathsOf(when) : []
}
