import type { CallFailure } from "../../model/calls"
import type { CompiledAction, CompiledCall } from "../../model/compiled"
import type { ActionEnd } from "../../model/registry"
import { ownBranch } from "./ownBranch"
import type { Run } from "./Run"

/** A call that failed, and the branches of who made it. */
export interface HandledFailure {
  readonly call: CompiledCall
  readonly on: CompiledAction["on"] | undefined
  readonly failure: CallFailure
}

/**
 * Runs what handles a failure, the nearest first: the action's branch for the business code, its branch for the outcome, the
 * call document, errors.json. Nothing handles a cancelled call. Where errors.json runs `before` the branch for a code, the
 * `set` actions at the beginning of that branch run even earlier: a screen that waited ends its spinner before a sheet covers it.
 */
export async function handleFailure({ call, on, failure }: HandledFailure, run: Run): Promise<ActionEnd> {
  const end: ActionEnd = { outcome: failure.outcome }
  if (failure.outcome === "cancelled") return { ...end, stop: true }
  const { screen } = run
  screen.setFailure(failure)
  const rules = screen.host.app.errors[call.client]
  const scope = run.scope.with({ failure })
  const chosen = choose({ call, on, failure }, rules?.outcomes ?? {})
  const isQuiet = failure.code !== undefined && call.quiet?.includes(failure.code) === true
  const before =
    chosen?.byCode && !isQuiet && rules?.before === failure.outcome
      ? ownBranch(rules.outcomes, rules.before)
      : undefined
  if (!chosen) screen.host.report({ code: "open-outcome", at: `${call.id}: ${failure.outcome}` })
  const actions = chosen?.actions ?? []
  const early = before ? countLeadingSets(actions) : 0
  await run.perform(actions.slice(0, early), { scope })
  const first = before ? await run.perform(before, { scope }) : undefined
  if (first?.stop) return { ...end, stop: true }
  const after = await run.perform(actions.slice(early), { scope })
  return after?.stop ? { ...end, stop: true } : end
}

/** How many actions at the beginning only set the screen's state. */
function countLeadingSets(actions: readonly CompiledAction[]): number {
  const place = actions.findIndex((action) => action.do !== "set")
  return place < 0 ? actions.length : place
}

/** The branch that fits best, and whether it is one for the business code. */
function choose({ call, on, failure }: HandledFailure, rules: NonNullable<CompiledAction["on"]>) {
  const { code, outcome } = failure
  const candidates = [
    { byCode: true, on, name: code },
    { byCode: false, on, name: outcome },
    { byCode: true, on: call.outcomes, name: code },
    { byCode: false, on: call.outcomes, name: outcome },
    { byCode: true, on: rules, name: code },
    { byCode: false, on: rules, name: outcome },
  ]
  for (const { byCode, on: branches, name } of candidates) {
    const actions = ownBranch(branches, name)
    if (actions) return { byCode, actions }
  }
  return undefined
}
