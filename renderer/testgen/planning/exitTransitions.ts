import type { CompiledCondition, Path } from "../../model/compiled"
import { alternativesOf, everyChoice } from "./alternatives"
import { pathsOf } from "../conditions"
import { getAt } from "../values"
import { type FlowAnalysis, transitionsTo } from "../flowAnalysis"
import type { ScreenTransition, TransitionCondition } from "../screenTransitions"

/** The transitions of an exit from a screen; where different answers lead the same way, one for each. */
export const exitTransitions = (survey: FlowAnalysis, name: string, from: string): readonly ScreenTransition[] =>
  transitionsTo(survey, name, from).flatMap((way) => splitTransition(survey, way, from))

function splitTransition(survey: FlowAnalysis, way: ScreenTransition, from: string): readonly ScreenTransition[] {
  const parts = way.conditions.map((condition): readonly TransitionCondition[] =>
    condition.holds && isKnowable(survey, condition.when, from)
      ? alternativesOf(condition.when).map((when) => ({ when, holds: true }))
      : [condition],
  )
  return everyChoice(parts).map((conditions) => ({ ...way, conditions }))
}

/** A condition that answers and surroundings decide, and nothing else. */
export const isKnowable = (survey: FlowAnalysis, when: CompiledCondition, from: string): boolean =>
  pathsOf(when).every((path) => isKnown(survey, path, from))

function isKnown({ model, questions }: FlowAnalysis, path: Path, from: string): boolean {
  const [root] = path
  return (
    (questions.get(from) ?? []).some(({ into }) => into === root) ||
    model.answers?.[0] === root ||
    getAt(model.start, path) !== undefined
  )
}
