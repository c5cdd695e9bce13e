import type { Scope } from "../expressions/scope"
import type { CompiledFlow, CompiledStep } from "../language/compiled"
import { isOpen, path, placeOf } from "./path"

/** A step opened again from a summary, to correct it. */
export interface Edit {
  /** Screen that the customer came from and returns to. */
  readonly summary: string
  /** Screens of the path when the correction began. */
  readonly was: readonly string[]
}

const isChanged = (flow: CompiledFlow, scope: Scope, { was }: Edit) => {
  const now = path(flow, scope)
  return now.length !== was.length || now.some(({ screen }, index) => screen !== was[index])
}

/**
 * Where a corrected step leads: back to the summary. A correction that changed the path goes through the conditional
 * steps on the way first, because what was answered there answered another question.
 */
export function nextInEdit(
  flow: CompiledFlow,
  scope: Scope,
  edit: Edit & { readonly current: string },
): CompiledStep | undefined {
  const [from, to] = [placeOf(flow, edit.current), placeOf(flow, edit.summary)]
  const onTheWay = isChanged(flow, scope, edit) ? flow.steps.slice(from + 1, Math.max(from + 1, to)) : []
  return onTheWay.find((step) => step.when && isOpen(step, scope)) ?? flow.steps[to]
}
