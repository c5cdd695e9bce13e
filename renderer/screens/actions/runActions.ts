import { evaluate } from "../../expressions/evaluate"
import type { CompiledAction } from "../../model/compiled"
import type { ActionEnd } from "../../model/registry"
import type { ScreenState } from "../state/ScreenState"
import { unmetered } from "./ActionRun"
import { callAction } from "./callAction"
import { coreActions } from "./coreActions"
import { ownBranch } from "./ownBranch"
import { registeredAction } from "./registeredAction"
import { resolveInRun } from "./resolveInRun"
import type { Run, RunStart, ScreenRuntime } from "./Run"

const left: ActionEnd = { outcome: "ok", stop: true }

/** What blocks, data and forms of a screen start their actions with. */
export const createRuntime = (screen: ScreenState): ScreenRuntime => ({
  screen,
  createRun: (start) => createRun(screen, start),
})

/** A run of actions on a screen; nothing happens before its first `perform`. */
export function createRun(screen: ScreenState, { scope = screen.scope, meter = unmetered, key }: RunStart = {}): Run {
  const run: Run = {
    ...createRuntime(screen),
    scope,
    meter,
    key,
    perform: (actions, change) => runActions(actions, change ? createRun(screen, { ...run, ...change }) : run),
  }
  return run
}

/**
 * Runs actions one after the other. Only `ok` leads to the next one; any other outcome runs its branch of `on` and ends
 * the run. Nothing runs once the screen is left. The run gives what its last giving action gave.
 */
async function runActions(actions: readonly CompiledAction[], start: Run): Promise<ActionEnd> {
  let run = start
  let value: unknown
  for (const action of actions) {
    if (run.screen.signal.aborted) return left
    if (action.when && evaluate(action.when, run.scope) !== true) continue
    const end = await runAction(action, run)
    if (end.stop || end.outcome !== "ok") return end
    if (end.value === undefined) continue
    value = end.value
    run = createRun(run.screen, { ...run, scope: run.scope.with({ res: value }) })
  }
  return value === undefined ? { outcome: "ok" } : { outcome: "ok", value }
}

async function runAction(action: CompiledAction, run: Run): Promise<ActionEnd> {
  if (action.do === "call") return callAction(action, run)
  const end = await runOther(action.do, resolveInRun(action.options, run) as Readonly<Record<string, unknown>>, run)
  if (end.stop) return end
  const branch = ownBranch(action.on, end.outcome)
  const scope = end.value === undefined ? run.scope : run.scope.with({ res: end.value })
  const after = branch && (await run.perform(branch, { scope }))
  if (after?.stop) return after
  return end.outcome === "ok" && after && after.outcome !== "ok" ? after : end
}

function runOther(name: string, options: Readonly<Record<string, unknown>>, run: Run): Promise<ActionEnd> | ActionEnd {
  const core = Object.hasOwn(coreActions, name) ? coreActions[name] : undefined
  return core ? core(options, run) : registeredAction(name, options, run)
}
