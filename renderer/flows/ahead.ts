import { evaluate } from "../expressions/evaluate"
import type { CompiledFlow, CompiledStep } from "../model/compiled"
import type { Scope } from "../model/scope"
import { stepIndex } from "./path"

/** What still lies before someone who stands on a step. */
export interface Ahead {
  /** Screens after this one. */
  readonly screens: number
  /** For this screen and those after it, rounded; never less than one. */
  readonly minutes: number
}

/** Open by the answers; while they do not say, as the flow expects of most people. */
const liesAhead = ({ when, expected = false }: CompiledStep, scope: Scope): boolean =>
  !when || (evaluate(when, scope) ?? expected)

/** Undefined for a screen that is no step. */
export function ahead(flow: CompiledFlow, current: string, scope: Scope): Ahead | undefined {
  const index = stepIndex(flow, current)
  const step = flow.steps[index]
  if (!step) return undefined
  const later = flow.steps.slice(index + 1).filter((one) => liesAhead(one, scope))
  const seconds = [step, ...later].reduce((sum, one) => sum + (one.seconds ?? 0), 0)
  return { screens: later.length, minutes: Math.max(1, Math.round(seconds / 60)) }
}
