import type { CallFailure } from "../../model/calls"
import type { CompiledAction, CompiledCall } from "../../model/compiled"
import { same } from "../../expressions/same"
import type { ActionEnd } from "../../model/registry"
import { showRefused } from "../state/refusedElsewhere"
import { followAnswer } from "./followAnswer"
import { handleFailure } from "./handleFailure"
import { ownBranch } from "./ownBranch"
import { resolveInRun } from "./resolveInRun"
import type { Run } from "./Run"

const cancelled: ActionEnd = { outcome: "cancelled", stop: true }

/** Makes the call that an action names, and handles its outcome. */
export async function callAction(action: CompiledAction, run: Run): Promise<ActionEnd> {
  const { screen } = run
  const call = screen.findCall(String(action.options["call"]))
  if (!call) {
    screen.host.report({ code: "unknown-call", at: `${screen.file}: ${String(action.options["call"])}` })
    return { outcome: "broken", stop: true }
  }
  const request = () => screen.createRequest(action.options["input"], (node) => resolveInRun(node, run))
  const input = request()
  const end = run.meter.start()
  const result = await screen
    .request(call, input, action.options["unawaited"] === true ? { unawaited: true } : {})
    .finally(end)
  if (call.effect === "write" && result.kind === "ok") for (const form of screen.openForms) form.release()
  if (screen.signal.aborted) return cancelled
  // What was found for one answer must not stand beside another that was typed meanwhile.
  const isOutdated = call.effect === "read" && !same(request(), input)
  if (result.kind === "ok")
    return isOutdated ? cancelled : followAnswer(call, run, () => handleResponse(action, result.value, run))
  const fieldErrors = isOutdated ? [] : result.failure.fieldErrors
  // The screen still shows what was tapped: whoever tells of the failure may lead back to it.
  return handleFailedAction({ action, call }, { ...result.failure, fieldErrors, kept: true }, run)
}

async function handleResponse(action: CompiledAction, value: unknown, run: Run): Promise<ActionEnd> {
  run.screen.setResponse(value)
  const { into } = action.options
  if (typeof into === "string") run.screen.entry(into).set(value)
  const branch = ownBranch(action.on, "ok")
  if (!branch) return { outcome: "ok", value }
  const after = await run.perform(branch, { scope: run.scope.with({ res: value }) })
  return after.outcome === "ok" && !after.stop ? { outcome: "ok", value } : after
}

async function handleFailedAction(
  { action, call }: { readonly action: CompiledAction; readonly call: CompiledCall },
  failure: CallFailure,
  run: Run,
): Promise<ActionEnd> {
  const { form } = action.options
  if (typeof form === "string" && failure.fieldErrors.length > 0) showRefused(run.screen, form, failure.fieldErrors)
  return handleFailure({ call, on: action.on, failure }, run)
}
