import { writeCondition } from "../../expressions/writeCondition"
import { alternativesOf } from "./alternatives"
import { exitTransitions } from "./exitTransitions"
import type { Question } from "../questions"
import type { FlowAnalysis } from "../flowAnalysis"
import { flowTransitions } from "../flowTransitions"
import type { Goal } from "../types"
import { writeTransition } from "../screenTransitions"

/**
 * What the scenarios together have to show: every step and its absence, every condition both ways, every transition and
 * correction, every way in and out, every refusal for each of its reasons.
 */
export function goalsOf(analysis: FlowAnalysis, deciding: readonly Question[]): readonly Goal[] {
  const { flow, exits, model, named } = analysis
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
  const transitions = exits.flatMap(({ name, from }) =>
    from.flatMap((screen) =>
      exitTransitions(analysis, name, screen).map((transition): Goal => ({
        kind: "exit",
        name,
        from: screen,
        by: writeTransition(transition),
      })),
    ),
  )
  const refusals = model.refused.flatMap(({ call, code, when }) =>
    alternativesOf(when).map((one): Goal => ({ kind: "refusal", call, code, when: writeCondition(one) })),
  )
  return [...steps, ...conditions, ...answers, ...transitionGoals(analysis), ...entries, ...transitions, ...refusals]
}

/** From screen to screen of the flow, each pair once. */
function transitionGoals(analysis: FlowAnalysis): readonly Goal[] {
  const own = new Set([...analysis.flow.steps, ...analysis.flow.detached].map(({ screen }) => screen))
  const goals = flowTransitions(analysis)
    .filter(({ from, to }) => own.has(from) && own.has(to))
    .map(({ from, to, how }): Goal => ({ kind: how === "edit" ? "edit" : "edge", from, to }))
  return [...new Map(goals.map((goal) => [JSON.stringify(goal), goal])).values()]
}
