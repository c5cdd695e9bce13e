import { ActionRun } from "./ActionRun"
import { renderRich } from "../blocks/renderRich"
import type { Resolver } from "../resolve"
import type { Run } from "./screenParts"

/** Resolves options of an action: actions inside them belong to the same run. */
export function createRunResolver(run: Run): Resolver {
  const { screen } = run
  return {
    formatting: screen.formatting,
    rich: (node, scope) => renderRich(node, scope, screen),
    actions: (node, scope, { key = run.key }) =>
      new ActionRun(() => screen.runActions(node["@do"], { ...run, scope, key })).runner,
    blocks: (node, scope) => screen.renderBlocks(node["@blocks"], scope),
    template: (node, scope) => (item, index) => screen.renderBlocks(node["@template"], scope.with({ item, index })),
  }
}
