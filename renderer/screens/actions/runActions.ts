import { evaluate } from "../../expressions/evaluate"
import type { CompiledAction } from "../../model/compiled"
import type { ActionEnd } from "../../model/registry"
import { callAction } from "./callAction"
import { ownBranch } from "./ownBranch"
import { coreActions } from "./coreActions"
import { registeredAction } from "./registeredAction"
import { resolve } from "../resolve"
import { createRunResolver } from "./runResolver"
import type { Run } from "./screenParts"

const left: ActionEnd = { outcome: "ok", stop: true }

/**
 * Runs actions one after the other. Only `ok` leads to the next one; any other outcome runs its branch of `on` and ends
 * the run. Nothing runs once the screen is left. The run gives what its last giving action gave.
 */
export async function runActions(actions: readonly CompiledAction[], run: Run): Promise<ActionEnd> {
  let { scope } = run
  let value: unknown
  for (const action of actions) {
    if (run.screen.signal.aborted) return left
    if (action.when && evaluate(action.when, scope) !== true) continue
    const end = await runAction(action, { ...run, scope })
    if (end.stop || end.outcome !== "ok") return end
    if (end.value === undefined) continue
    value = end.value
    scope = scope.with({ res: value })
  }
  return value === undefined ? { outcome: "ok" } : { outcome: "ok", value }
}

async function runAction(action: CompiledAction, run: Run): Promise<ActionEnd> {
  if (action.do === "call") return callAction(action, run)
  const end = await perform(action, run)
  if (end.stop) return end
  const branch = ownBranch(action.on, end.outcome)
  const scope = end.value === undefined ? run.scope : run.scope.with({ res: end.value })
  const after = branch ? await runActions(branch, { ...run, scope }) : undefined
  if (after?.stop) return after
  return end.outcome === "ok" && after && after.outcome !== "ok" ? after : end
}

async function perform(action: CompiledAction, run: Run): Promise<ActionEnd> {
  const options = resolve(action.options, run.scope, createRunResolver(run)) as Readonly<Record<string, unknown>>
  const core = Object.hasOwn(coreActions, action.do) ? coreActions[action.do] : undefined
  return core ? core(options, run) : registeredAction(action.do, options, run)
}
