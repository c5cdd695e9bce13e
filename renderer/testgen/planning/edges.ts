import { createScope } from "../../expressions/createScope"
import { evaluate } from "../../expressions/evaluate"
import { edges } from "../../flows/edges"
import type { CompiledFlow, Path } from "../../model/compiled"
import { pathsOf } from "../reading"
import type { Survey } from "../survey"
import type { PlannedStep } from "../types"
import type { Way } from "../ways"

interface Pair {
  readonly from: string
  readonly to: string
}

/** One step comes right after the other. */
export const isWalked = (steps: readonly PlannedStep[], { from, to }: Pair): boolean =>
  steps.some(({ screen }, index) => screen === from && steps[index + 1]?.screen === to)

export const editWay = ({ ways }: Pick<Survey, "ways">, { from, to }: Pair): Way | undefined =>
  ways.get(from)?.find((way) => way.to === to && "edit" in way.query)

/** The summary offers to correct the step, and the step was there. */
export function isEditable(survey: Survey, steps: readonly PlannedStep[], pair: Pair): boolean {
  const summary = steps.find(({ screen }) => screen === pair.from)
  const way = editWay(survey, pair)
  if (!summary || !way || !steps.some(({ screen }) => screen === pair.to)) return false
  const scope = createScope(summary.known)
  return way.conditions.every(({ when, holds }) => evaluate(when, scope) === holds)
}

/** What it depends on that one step follows another. */
export function pathsOfEdge({ flow }: Survey, pair: Pair): readonly Path[] {
  const conditions = edges(flow).find(({ from, to }) => from === pair.from && to === pair.to)?.conditions ?? []
  return [...stepPaths(flow, pair.from), ...conditions.flatMap(({ when }) => pathsOf(when))]
}

export function pathsOfEdit(survey: Survey, pair: Pair): readonly Path[] {
  const conditions = editWay(survey, pair)?.conditions ?? []
  return [
    ...stepPaths(survey.flow, pair.from),
    ...stepPaths(survey.flow, pair.to),
    ...conditions.flatMap(({ when }) => pathsOf(when)),
  ]
}

/** What it depends on that a step is asked. */
export function stepPaths({ steps }: CompiledFlow, screen: string): readonly Path[] {
  const when = steps.find((step) => step.screen === screen)?.when
  return when ? pathsOf(when) : []
}
