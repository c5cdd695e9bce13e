import type { ActionsNode, CompiledBlock } from "../../model/compiled"
import type { ActionEnd, ActionRunner } from "../../model/registry"
import type { Scope } from "../../model/scope"
import { errorName } from "../errorName"
import type { TapContext } from "../resolve"
import type { ScreenRuntime } from "./Run"
import { ActionRun, type CallMeter } from "./ActionRun"
import { codeLabel } from "./codeLabel"

/** What the actions of one block become: functions that run them when they are tapped, each at most once at a time. */
export function createTapActions(
  { screen, createRun }: ScreenRuntime,
  { at, key: own }: Pick<CompiledBlock, "at" | "key">,
) {
  const runs = new WeakMap<ActionsNode, ActionRun>()
  return (node: ActionsNode, scope: Scope, { key = own, analytics }: TapContext): ActionRunner => {
    const perform = async (meter: CallMeter): Promise<ActionEnd> => {
      if (key !== undefined && !node.recorded) screen.track({ key, action: "tap", ...codeLabel(analytics, scope) })
      try {
        return await createRun({ scope, meter, key }).perform(node["@do"])
      } catch (error) {
        screen.host.report({ code: "action-failed", at, detail: errorName(error) })
        return { outcome: "action-failed", stop: true }
      }
    }
    const run = runs.get(node) ?? new ActionRun(perform)
    run.update(perform)
    runs.set(node, run)
    if (key !== undefined) screen.registerRun(key, run)
    return run.runner
  }
}
