import type { Scope } from "../model/scope"
import type { CompiledFlow, CompiledStep } from "../model/compiled"
import { isOpen, path, stepIndex } from "./path"

/** The step after a screen, also where the screen itself has just left the path; undefined after the last one. */
export function nextStep(flow: CompiledFlow, current: string, scope: Scope): CompiledStep | undefined {
  const index = stepIndex(flow, current)
  return index < 0 ? undefined : flow.steps.slice(index + 1).find((step) => isOpen(step, scope))
}

/** The step before a screen; undefined before the first one. */
export function previousStep(flow: CompiledFlow, current: string, scope: Scope): CompiledStep | undefined {
  const index = stepIndex(flow, current)
  return flow.steps.slice(0, Math.max(0, index)).findLast((step) => isOpen(step, scope))
}

/**
 * Where a link to `wanted` may lead: there if the path has it and it lies no further than `reached`, else to the last
 * step of the path before that. Screens detached from the order stand on their own condition.
 */
export function lastValidStep(
  flow: CompiledFlow,
  scope: Scope,
  { wanted, reached }: { readonly wanted: string; readonly reached?: string | undefined },
): CompiledStep | undefined {
  const detached = flow.detached.find((step) => step.screen === wanted)
  if (detached && isOpen(detached, scope)) return detached
  const steps = path(flow, scope)
  const limit = reached === undefined ? flow.steps.length : stepIndex(flow, reached)
  const furthest = Math.min(stepIndex(flow, wanted), limit)
  return steps.findLast((step) => stepIndex(flow, step.screen) <= furthest) ?? steps[0]
}
