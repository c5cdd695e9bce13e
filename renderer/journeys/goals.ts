import type { CompiledCondition } from "../language/compiled"
import type { Question } from "./questions"
import { partsOf } from "./reading"
import type { Goal, Journeying } from "./types"

/** Conditions with a name that the steps of a flow ask, those inside others included. */
export function namedConditions({ flow }: Pick<Journeying, "flow">): ReadonlyMap<string, CompiledCondition> {
  const asked = [...flow.steps, ...flow.aside].flatMap(({ when }) => (when ? partsOf(when) : []))
  return new Map(
    asked.flatMap((condition) => (condition.name === undefined ? [] : [[condition.name, condition] as const])),
  )
}

/** What the journeys together have to show: every step and its absence, every condition both ways, every way in and out. */
export function goalsOf(setting: Journeying, deciding: readonly Question[]): readonly Goal[] {
  const { flow, exits } = setting
  const steps = flow.steps.flatMap(({ screen, when }): readonly Goal[] => [
    { kind: "step", screen, open: true },
    ...(when === undefined ? [] : [{ kind: "step", screen, open: false } as const]),
  ])
  const conditions = [...namedConditions(setting).keys()].flatMap((name): readonly Goal[] => [
    { kind: "condition", name, holds: true },
    { kind: "condition", name, holds: false },
  ])
  const answers = deciding.flatMap(({ screen, field, values }) =>
    values
      .filter((value) => value !== undefined && !(Array.isArray(value) && value.length > 1))
      .map((value): Goal => ({ kind: "answer", screen, field, value })),
  )
  const entries = Object.keys(flow.entry?.points ?? {}).map((point): Goal => ({ kind: "entry", point }))
  const ways = exits.flatMap(({ name, from }) => from.map((screen): Goal => ({ kind: "exit", name, from: screen })))
  return [...steps, ...conditions, ...answers, ...entries, ...ways]
}
