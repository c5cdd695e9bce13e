import type { Scope } from "../model/scope"
import type { CompiledFlow, CompiledStep } from "../model/compiled"
import { isOpen, path, stepIndex } from "./path"

/** A step opened again from a summary, to correct it. */
export interface Edit {
  /** Screen that the customer came from and returns to. */
  readonly summary: string
  /** Screens of the path when the correction began. */
  readonly was: readonly string[]
  /** Last of the steps that are asked again, whether or not the path changed. */
  readonly through?: string | undefined
}

const isChanged = (flow: CompiledFlow, scope: Scope, { was }: Edit) => {
  const now = path(flow, scope)
  return now.length !== was.length || now.some(({ screen }, index) => screen !== was[index])
}

/**
 * Where a corrected step leads: back to the summary. A correction that changed the path goes through the conditional
 * steps on the way first, because what was answered there answered another question; one that names `through` goes
 * through all steps up to there.
 */
export function nextInEdit(
  flow: CompiledFlow,
  scope: Scope,
  edit: Edit & { readonly current: string },
): CompiledStep | undefined {
  const [from, to] = [stepIndex(flow, edit.current), stepIndex(flow, edit.summary)]
  if (edit.through !== undefined) {
    const again = flow.steps.slice(from + 1, Math.min(stepIndex(flow, edit.through) + 1, to))
    return again.find((step) => isOpen(step, scope)) ?? flow.steps[to]
  }
  const onTheWay = isChanged(flow, scope, edit) ? flow.steps.slice(from + 1, Math.max(from + 1, to)) : []
  return onTheWay.find((step) => step.when && isOpen(step, scope)) ?? flow.steps[to]
}
