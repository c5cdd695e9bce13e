import type { ReactNode } from "react"
import type { BlocksNode, CompiledBlock, TemplateNode } from "../model/compiled"
import type { Scope } from "../model/scope"
import { renderRich } from "./blocks/richText"
import type { Resolver } from "./resolve"
import { resolveMark } from "./resolveMark"
import type { ScreenState } from "./state/ScreenState"

interface ResolverParts extends Pick<Resolver, "actions"> {
  renderBlocks(blocks: readonly CompiledBlock[], scope: Scope): ReactNode
}

type Template = (item: unknown, index: number) => ReactNode

/** Resolves options on a screen. What did not change is the same object each time, so that React can leave it alone. */
export function createResolver(screen: ScreenState, { actions, renderBlocks }: ResolverParts): Resolver {
  const rendered = new WeakMap<BlocksNode, { readonly scope: Scope; readonly nodes: ReactNode }>()
  const templates = new WeakMap<TemplateNode, { readonly scope: Scope; readonly render: Template }>()
  return {
    get formatting() {
      return screen.formatting
    },
    rich: (node, scope) => renderRich(node, scope, screen),
    actions,
    blocks(node, scope) {
      const known = rendered.get(node)
      if (known?.scope === scope) return known.nodes
      const nodes = renderBlocks(node["@blocks"], scope)
      rendered.set(node, { scope, nodes })
      return nodes
    },
    mark: (node, scope) => resolveMark(node, scope, { screen, actions }),
    template(node, scope) {
      const known = templates.get(node)
      if (known?.scope === scope) return known.render
      const render = createTemplate((roots) => renderBlocks(node["@template"], scope.with(roots)))
      templates.set(node, { scope, render })
      return render
    },
  }
}

/** An item that is the same object in the same position keeps its element. */
function createTemplate(renderItem: (roots: Readonly<Record<string, unknown>>) => ReactNode): Template {
  const known = new WeakMap<object, { readonly index: number; readonly nodes: ReactNode }>()
  return (item, index) => {
    const before = typeof item === "object" && item !== null ? known.get(item) : undefined
    if (before?.index === index) return before.nodes
    const nodes = renderItem({ item, index })
    if (typeof item === "object" && item !== null) known.set(item, { index, nodes })
    return nodes
  }
}
