import type { Scope } from "../../model/scope"
import type { CallFailure } from "../../model/calls"
import type { CompiledAction, CompiledCall } from "../../model/compiled"
import { same } from "../../expressions/same"
import type { ActionEnd } from "../../model/registry"
import { resolve } from "../resolve"
import { ownBranch } from "./ownBranch"
import type { Run } from "./screenParts"
import { createRunResolver } from "./runResolver"

const cancelled: ActionEnd = { outcome: "cancelled", stop: true }

/** Makes the call that an action names, and follows its outcome. */
export async function callAction(action: CompiledAction, run: Run): Promise<ActionEnd> {
  const { screen } = run
  const call = screen.findCall(String(action.options["call"]))
  if (!call) {
    screen.host.report({ code: "unknown-call", at: `${screen.file}: ${String(action.options["call"])}` })
    return { outcome: "broken", stop: true }
  }
  const request = () =>
    screen.createRequest(action.options["input"], (node) => resolve(node, run.scope, createRunResolver(run)))
  const input = request()
  const end = run.meter.start()
  const result = await screen.request(call, input).finally(end)
  if (screen.signal.aborted) return cancelled
  // What was found for one answer must not stand beside another that was typed meanwhile.
  const isOutdated = call.effect === "read" && !same(request(), input)
  if (result.kind === "ok") return isOutdated ? cancelled : handleResponse(action, result.value, run)
  const fieldErrors = isOutdated ? [] : result.failure.fieldErrors
  return handleFailedAction({ action, call }, { ...result.failure, fieldErrors }, run)
}

async function handleResponse(action: CompiledAction, value: unknown, run: Run): Promise<ActionEnd> {
  run.screen.setResponse(value)
  const { into } = action.options
  if (typeof into === "string") run.screen.entry(into).set(value)
  const branch = ownBranch(action.on, "ok")
  if (!branch) return { outcome: "ok", value }
  const after = await run.screen.runActions(branch, { ...run, scope: run.scope.with({ res: value }) })
  return after.outcome === "ok" && !after.stop ? { outcome: "ok", value } : after
}

async function handleFailedAction(
  { action, call }: { readonly action: CompiledAction; readonly call: CompiledCall },
  failure: CallFailure,
  run: Run,
): Promise<ActionEnd> {
  const { form } = action.options
  if (typeof form === "string" && failure.fieldErrors.length > 0)
    run.screen.form(form)?.showServerErrors(failure.fieldErrors)
  return handleFailure({ call, on: action.on, failure }, run)
}

export interface HandledFailure {
  readonly call: CompiledCall
  readonly on: CompiledAction["on"] | undefined
  readonly failure: CallFailure
}

/**
 * What follows a failure, the nearest first: the action's branch for the business code, its branch for the outcome, the
 * call document, errors.json. A cancelled call is followed by nothing.
 */
export async function handleFailure({ call, on, failure }: HandledFailure, run: Run): Promise<ActionEnd> {
  const end: ActionEnd = { outcome: failure.outcome }
  if (failure.outcome === "cancelled") return { ...end, stop: true }
  const { screen } = run
  screen.setFailure(failure)
  const rules = screen.host.app.errors[call.client]
  const inner: Run = { ...run, scope: withFailure(run.scope, failure) }
  const chosen = choose({ call, on, failure }, rules?.outcomes ?? {})
  const before =
    chosen?.byCode && rules?.before === failure.outcome ? ownBranch(rules.outcomes, rules.before) : undefined
  const first = before ? await screen.runActions(before, inner) : undefined
  if (first?.stop) return { ...end, stop: true }
  if (!chosen) screen.host.report({ code: "open-outcome", at: `${call.id}: ${failure.outcome}` })
  const after = chosen ? await screen.runActions(chosen.actions, inner) : undefined
  return after?.stop ? { ...end, stop: true } : end
}

const withFailure = (scope: Scope, failure: CallFailure): Scope => scope.with({ failure })

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
    const actions = name === undefined ? undefined : ownBranch(branches, name)
    if (actions) return { byCode, actions }
  }
  return undefined
}
