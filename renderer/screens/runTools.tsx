import { BlockList } from "./BlockList"
import { ActionRun } from "./ActionRun"
import type { ResolveTools } from "./resolve"
import { drawRich } from "./drawRich"
import { runActions, type Run } from "./runActions"

/** Resolves options of an action: actions inside them belong to the same run. */
export function runTools(run: Run): ResolveTools {
  const { screen } = run
  return {
    formatting: screen.formatting,
    rich: (node, scope) => drawRich(node, scope, screen),
    actions: (node, scope, key = run.key) =>
      new ActionRun(() => runActions(node["@do"], { ...run, scope, key })).runner,
    blocks: (node, scope) => <BlockList blocks={node["@blocks"]} scope={scope} />,
    template: (node, scope) => (item, index) => (
      <BlockList blocks={node["@template"]} scope={scope.with({ item, index })} />
    ),
  }
}
