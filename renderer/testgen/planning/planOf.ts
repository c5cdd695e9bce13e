import { createScope } from "../../expressions/createScope"
import { evaluate } from "../../expressions/evaluate"
import type { Path } from "../../model/compiled"
import { pathsOf } from "../conditions"
import { choicesFor, type FlowAnalysis } from "../flowAnalysis"
import type { Plan } from "../types"
import type { Walk } from "../walk"

/** Answers that no condition depends on stay open: whoever plays the scenario finds some that fit. */
export function planOf(
  analysis: FlowAnalysis,
  walk: Walk,
  more: Partial<Plan> = {},
  paths: readonly Path[] = [],
): Plan {
  const { named, flow } = analysis
  const scope = createScope(walk.known)
  const holds = [...named].filter(([, condition]) => evaluate(condition, scope) === true).map(([name]) => name)
  const asked = [...flow.steps.flatMap(({ when }) => (when ? pathsOf(when) : [])), ...paths]
  const at = (more.exit ?? more.refusal) === undefined ? undefined : more.steps?.at(-1)?.screen
  const names = new Set(choicesFor(analysis, asked, at).map(({ name }) => name))
  const steps = (more.steps ?? walk.steps).map(({ screen, answers, known }) => ({
    screen,
    answers: Object.fromEntries(Object.entries(answers).filter(([field]) => names.has(`${screen}.${field}`))),
    known,
  }))
  return { given: walk.given, holds, shows: [], ...more, steps }
}
