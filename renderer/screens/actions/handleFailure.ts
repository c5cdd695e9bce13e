import type { CallFailure } from "../../model/calls"
import type { CompiledAction, CompiledCall } from "../../model/compiled"
import type { ActionEnd } from "../../model/registry"
import { followAnswer } from "./followAnswer"
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
 * An empty branch for a code leaves it to the server to say why; where a change was refused without a word, the branch for the
 * outcome is next, so that no button looks dead.
 */
export const handleFailure = (handled: HandledFailure, run: Run): Promise<ActionEnd> =>
  followAnswer(handled.call, run, () => runBranch(handled, run))

async function runBranch({ call, on, failure }: HandledFailure, run: Run): Promise<ActionEnd> {
  const end: ActionEnd = { outcome: failure.outcome }
  if (failure.outcome === "cancelled") return { ...end, stop: true }
  const { screen } = run
  screen.setFailure(failure)
  const rules = screen.host.app.errors[call.client]
  const scope = run.scope.with({ failure })
  const isShownFirst = rules?.before === failure.outcome
  const isSaid = isShownFirst || call.effect !== "write" || failure.fieldErrors.length > 0
  const chosen = choose({ call, on, failure }, rules?.outcomes ?? {}, isSaid)
  const isQuiet = failure.code !== undefined && call.quiet?.includes(failure.code) === true
  const before = chosen?.byCode && isShownFirst && !isQuiet ? ownBranch(rules.outcomes, failure.outcome) : undefined
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
function choose({ call, on, failure }: HandledFailure, rules: NonNullable<CompiledAction["on"]>, isSaid: boolean) {
  const { code, outcome } = failure
  for (const branches of [on, call.outcomes, rules]) {
    for (const name of [code, outcome]) {
      const actions = ownBranch(branches, name)
      const byCode = name === code
      if (actions && (isSaid || !byCode || actions.length > 0)) return { byCode, actions }
    }
  }
  return undefined
}
