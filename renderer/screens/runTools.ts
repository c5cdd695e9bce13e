import { ActionRun } from "./ActionRun"
import { drawRich } from "./drawRich"
import type { ResolveTools } from "./resolve"
import type { Run } from "./screenParts"

/** Resolves options of an action: actions inside them belong to the same run. */
export function runTools(run: Run): ResolveTools {
  const { screen } = run
  return {
    formatting: screen.formatting,
    rich: (node, scope) => drawRich(node, scope, screen),
    actions: (node, scope, { key = run.key }) =>
      new ActionRun(() => screen.runActions(node["@do"], { ...run, scope, key })).runner,
    blocks: (node, scope) => screen.drawBlocks(node["@blocks"], scope),
    template: (node, scope) => (item, index) => screen.drawBlocks(node["@template"], scope.with({ item, index })),
  }
}
