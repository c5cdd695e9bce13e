import type { CompiledCondition, Path } from "../../model/compiled"
import { alternativesOf, everyChoice } from "./alternatives"
import { pathsOf } from "../conditions"
import { getAt } from "../values"
import { type FlowAnalysis, transitionsTo } from "../flowAnalysis"
import type { ScreenTransition } from "../screenTransitions"
import type { TransitionCondition } from "../types"

/** The transitions of an exit from a screen; where different answers lead the same transition, one for each. */
export const exitTransitions = (analysis: FlowAnalysis, name: string, from: string): readonly ScreenTransition[] =>
  transitionsTo(analysis, name, from).flatMap((transition) => splitTransition(analysis, transition, from))

function splitTransition(
  analysis: FlowAnalysis,
  transition: ScreenTransition,
  from: string,
): readonly ScreenTransition[] {
  const parts = transition.conditions.map((condition): readonly TransitionCondition[] =>
    condition.holds && isKnowable(analysis, condition.when, from)
      ? alternativesOf(condition.when).map((when) => ({ when, holds: true }))
      : [condition],
  )
  return everyChoice(parts).map((conditions) => ({ ...transition, conditions }))
}

/** A condition that answers and surroundings decide, and nothing else. */
export const isKnowable = (analysis: FlowAnalysis, when: CompiledCondition, from: string): boolean =>
  pathsOf(when).every((path) => isKnown(analysis, path, from))

function isKnown({ model, questions }: FlowAnalysis, path: Path, from: string): boolean {
  const [root] = path
  return (
    (questions.get(from) ?? []).some(({ into }) => into === root) ||
    model.answers?.[0] === root ||
    getAt(model.start, path) !== undefined
  )
}
