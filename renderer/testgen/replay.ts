import { analyseFlow, type FlowAnalysis } from "./flowAnalysis"
import { planOf } from "./planning/planOf"
import type { Decisions, FlowUnderTest, Plan, PlannedStep, Values } from "./types"
import { givenName, surroundingName, walk } from "./walk"
import { isRecord } from "../model/json"

/**
 * The same customer in other documents: a scenario that was planned for one version of a flow, with the same answers, people and
 * surroundings walked through another. It ends where it ended, where that step is still passed.
 */
export function createReplay(setting: FlowUnderTest): (plan: Plan) => Plan {
  const analysis = analyseFlow(setting)
  return (plan) => replay(analysis, plan)
}

function replay(analysis: FlowAnalysis, plan: Plan): Plan {
  const walked = walk(analysis, analysis.questions, decisionsOf(analysis, plan))
  const planned = planOf(analysis, walked)
  const answered = new Map(plan.steps.map(({ screen, answers }) => [screen, answers]))
  const steps = between(planned.steps, plan).map((step) => ({
    ...step,
    answers: answered.get(step.screen) ?? step.answers,
  }))
  const isBeside = !analysis.flow.steps.some(({ screen }) => screen === plan.steps[0]?.screen)
  return { ...plan, holds: planned.holds, given: planned.given, steps: isBeside ? plan.steps : steps }
}

/** From the step with which the scenario began to the one with which it ended. */
function between(steps: readonly PlannedStep[], { steps: before, entry, exit, refusal }: Plan): readonly PlannedStep[] {
  const positionOf = (step: PlannedStep | undefined) => steps.findIndex(({ screen }) => screen === step?.screen)
  const first = entry === undefined ? -1 : positionOf(before[0])
  const last = (exit ?? refusal) === undefined ? -1 : positionOf(before.at(-1))
  return steps.slice(Math.max(first, 0), last < 0 ? undefined : last + 1)
}

function decisionsOf({ model }: FlowAnalysis, { steps, given }: Plan): Decisions {
  const answers = steps.flatMap(({ screen, answers: all }) =>
    Object.entries(all).map(([field, value]) => [`${screen}.${field}`, value] as const),
  )
  const people = model.given.flatMap(({ choices }, index) => {
    const chosen = choices.find(({ label }) => given.includes(label))
    return chosen ? [[givenName(index), chosen] as const] : []
  })
  const around = leavesOf(steps[0]?.known ?? {}).map(([path, value]) => [surroundingName(path), value] as const)
  return new Map<string, unknown>([...around, ...people, ...answers])
}

const leavesOf = (values: Values, at: readonly string[] = []): readonly (readonly [readonly string[], unknown])[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isRecord(value) ? leavesOf(value, [...at, name]) : [[[...at, name], value] as const],
  )
