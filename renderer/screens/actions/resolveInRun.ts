import { renderBlocks } from "../blocks/Blocks"
import { resolve } from "../resolve"
import { createResolver } from "../resolver"
import { ActionRun } from "./ActionRun"
import type { Run } from "./Run"

/** Options of an action with their tagged nodes replaced; actions inside them belong to the same run. */
export function resolveInRun(options: unknown, run: Run): unknown {
  const resolver = createResolver(run.screen, {
    renderBlocks,
    actions: (node, scope, { key = run.key }) => new ActionRun(() => run.perform(node["@do"], { scope, key })).runner,
  })
  return resolve(options, run.scope, resolver)
}
