import type { CompiledCondition, Path } from "../../model/compiled"
import { alternativesOf, everyChoice } from "./alternatives"
import { pathsOf, read } from "../reading"
import { type Survey, waysTo } from "../survey"
import type { Way, WayCondition } from "../ways"

/** The ways of an exit from a screen; where different answers lead the same way, one for each. */
export const exitWays = (survey: Survey, name: string, from: string): readonly Way[] =>
  waysTo(survey, name, from).flatMap((way) => splitWay(survey, way, from))

function splitWay(survey: Survey, way: Way, from: string): readonly Way[] {
  const parts = way.conditions.map((condition): readonly WayCondition[] =>
    condition.holds && isKnowable(survey, condition.when, from)
      ? alternativesOf(condition.when).map((when) => ({ when, holds: true }))
      : [condition],
  )
  return everyChoice(parts).map((conditions) => ({ ...way, conditions }))
}

/** A condition that answers and surroundings decide, and nothing else. */
export const isKnowable = (survey: Survey, when: CompiledCondition, from: string): boolean =>
  pathsOf(when).every((path) => isKnown(survey, path, from))

function isKnown({ assumes, questions }: Survey, path: Path, from: string): boolean {
  const [root] = path
  return (
    (questions.get(from) ?? []).some(({ into }) => into === root) ||
    assumes.answers?.[0] === root ||
    read(assumes.start, path) !== undefined
  )
}
