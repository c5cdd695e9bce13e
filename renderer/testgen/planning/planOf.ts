import { createScope } from "../../expressions/createScope"
import { evaluate } from "../../expressions/evaluate"
import type { Path } from "../../model/compiled"
import { pathsOf } from "../conditions"
import { choicesFor, type FlowAnalysis } from "../flowAnalysis"
import type { Given, Plan, PlannedStep, Values } from "../types"
import { getAt, setAll } from "../values"
import type { Walk } from "../walk"

/** Answers that no condition depends on, and that nobody is known to give, stay open: whoever plays the scenario finds some that fit. */
export function planOf(
  analysis: FlowAnalysis,
  walk: Walk,
  more: Partial<Plan> = {},
  paths: readonly Path[] = [],
): Plan {
  const { named, flow } = analysis
  const left = (more.exit ?? more.refusal) === undefined ? undefined : more.steps?.at(-1)
  const given = givenIn(analysis, walk, more.steps ?? walk.steps, left)
  const scope = createScope(left ? knownAfter(analysis, left) : walk.known)
  const holds = [...named].filter(([, condition]) => evaluate(condition, scope) === true).map(([name]) => name)
  const asked = [...flow.steps.flatMap(({ when }) => (when ? pathsOf(when) : [])), ...paths]
  const names = new Set(choicesFor(analysis, asked, left?.screen).map(({ name }) => name))
  const steps = (more.steps ?? walk.steps).map(({ screen, answers, known }) => {
    const decided = Object.entries(answers).filter(([field]) => names.has(`${screen}.${field}`))
    return { screen, answers: { ...ownAnswers(analysis, walk, screen), ...Object.fromEntries(decided) }, known }
  })
  return { given: given.map(({ label }) => label), holds, shows: [], ...more, steps }
}

/** What somebody like the customer of a walk answers on a screen. */
const ownAnswers = ({ questions }: FlowAnalysis, { given }: Walk, screen: string): Values =>
  Object.fromEntries(
    (questions.get(screen) ?? []).flatMap(({ field, path }) => {
      const own = given.map(({ answers = {} }) => getAt(answers, path)).find((value) => value !== undefined)
      return own === undefined ? [] : [[field, own] as const]
    }),
  )

/** What is known once a step is answered. */
function knownAfter({ questions }: FlowAnalysis, { screen, answers, known }: PlannedStep): Values {
  const entries = (questions.get(screen) ?? []).flatMap(({ field, path }) =>
    field in answers ? [[path, answers[field]] as const] : [],
  )
  return setAll(known, entries)
}

/** What becomes known in these steps, before the one that a scenario leaves from; that of screens beside the order is known before. */
function givenIn(
  { model }: FlowAnalysis,
  walk: Walk,
  steps: readonly PlannedStep[],
  left?: PlannedStep,
): readonly Given[] {
  const passed = new Set(steps.flatMap((step) => (step === left ? [] : step.screen)))
  const lists = model.given.filter(({ after }) => passed.has(after))
  return walk.given.filter((one) => lists.some(({ choices }) => choices.includes(one)))
}
