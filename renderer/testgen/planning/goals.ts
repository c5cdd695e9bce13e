import { writeCondition } from "../../expressions/writeCondition"
import { alternativesOf } from "./alternatives"
import { exitWays } from "./exitWays"
import type { Question } from "../questions"
import type { Survey } from "../survey"
import { transitionsOf } from "../transitions"
import type { Goal } from "../types"
import { writeWhole } from "../ways"

/**
 * What the journeys together have to show: every step and its absence, every condition both ways, every transition and
 * correction, every way in and out, every refusal for each of its reasons.
 */
export function goalsOf(survey: Survey, deciding: readonly Question[]): readonly Goal[] {
  const { flow, exits, assumes, named } = survey
  const steps = flow.steps.flatMap(({ screen, when }): readonly Goal[] => [
    { kind: "step", screen, open: true },
    ...(when === undefined ? [] : [{ kind: "step", screen, open: false } as const]),
  ])
  const conditions = [...named.keys()].flatMap((name): readonly Goal[] => [
    { kind: "condition", name, holds: true },
    { kind: "condition", name, holds: false },
  ])
  const answers = deciding.flatMap(({ screen, field, values }) =>
    values
      .filter((value) => value !== undefined && !(Array.isArray(value) && value.length > 1))
      .map((value): Goal => ({ kind: "answer", screen, field, value })),
  )
  const entries = Object.keys(flow.entry?.points ?? {}).map((point): Goal => ({ kind: "entry", point }))
  const ways = exits.flatMap(({ name, from }) =>
    from.flatMap((screen) =>
      exitWays(survey, name, screen).map((way): Goal => ({ kind: "exit", name, from: screen, by: writeWhole(way) })),
    ),
  )
  const refusals = assumes.refused.flatMap(({ call, code, when }) =>
    alternativesOf(when).map((one): Goal => ({ kind: "refusal", call, code, when: writeCondition(one) })),
  )
  return [...steps, ...conditions, ...answers, ...transitionGoals(survey), ...entries, ...ways, ...refusals]
}

/** From screen to screen of the flow, each pair once. */
function transitionGoals(survey: Survey): readonly Goal[] {
  const own = new Set([...survey.flow.steps, ...survey.flow.aside].map(({ screen }) => screen))
  const goals = transitionsOf(survey)
    .filter(({ from, to }) => own.has(from) && own.has(to))
    .map(({ from, to, how }): Goal => ({ kind: how === "edit" ? "edit" : "edge", from, to }))
  return [...new Map(goals.map((goal) => [JSON.stringify(goal), goal])).values()]
}
