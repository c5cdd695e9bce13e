import type { ReactNode } from "react"
import type { Scope } from "../../model/scope"
import type { ActionsNode, BlocksNode, CompiledBlock, TemplateNode } from "../../model/compiled"
import type { ActionEnd } from "../../model/registry"
import { ActionRun, type CallMeter } from "../actions/ActionRun"
import { renderRich } from "./renderRich"
import { codeLabel } from "../actions/codeLabel"
import type { Resolver } from "../resolve"
import type { ScreenState } from "../state/ScreenState"

type Drawn = { readonly scope: Scope; readonly node: ReactNode }
type Template = (item: unknown, index: number) => ReactNode

/** Resolves the options of one block. What did not change is the same object each time, so that React can leave it alone. */
export function createBlockResolver(
  screen: ScreenState,
  { at, key: own }: Pick<CompiledBlock, "at" | "key">,
): Resolver {
  const runs = new WeakMap<ActionsNode, ActionRun>()
  const drawn = new WeakMap<BlocksNode, Drawn>()
  const templates = new WeakMap<TemplateNode, { readonly scope: Scope; readonly draw: Template }>()
  return {
    get formatting() {
      return screen.formatting
    },
    rich: (node, scope) => renderRich(node, scope, screen),
    actions(node, scope, { key = own, analytics }) {
      const perform = (meter: CallMeter) => tap(screen, { node, scope, key, analytics, at }, meter)
      const run = runs.get(node) ?? new ActionRun(perform)
      run.update(perform)
      runs.set(node, run)
      if (key !== undefined) screen.registerRun(key, run)
      return run.runner
    },
    blocks(node, scope) {
      const known = drawn.get(node)
      if (known?.scope === scope) return known.node
      const fresh = screen.renderBlocks(node["@blocks"], scope)
      drawn.set(node, { scope, node: fresh })
      return fresh
    },
    template(node, scope) {
      const known = templates.get(node)
      if (known?.scope === scope) return known.draw
      const draw = createTemplate(screen, node, scope)
      templates.set(node, { scope, draw })
      return draw
    },
  }
}

/** An item that is the same object in the same place keeps its element. */
function createTemplate(screen: ScreenState, node: TemplateNode, scope: Scope): Template {
  const known = new WeakMap<object, { readonly index: number; readonly element: ReactNode }>()
  return (item, index) => {
    const before = typeof item === "object" && item !== null ? known.get(item) : undefined
    if (before?.index === index) return before.element
    const element = screen.renderBlocks(node["@template"], scope.with({ item, index }))
    if (typeof item === "object" && item !== null) known.set(item, { index, element })
    return element
  }
}

interface Tap {
  readonly node: ActionsNode
  readonly scope: Scope
  readonly key: string | undefined
  readonly analytics: unknown
  readonly at: string
}

/** Runs what a tap asks for. A mistake inside is reported once, and ends the run. */
async function tap(
  screen: ScreenState,
  { node, scope, key, analytics, at }: Tap,
  meter: CallMeter,
): Promise<ActionEnd> {
  if (key !== undefined) screen.track({ key, action: "tap", ...codeLabel(analytics, scope) })
  try {
    return await screen.runActions(node["@do"], { screen, scope, meter, key })
  } catch (error) {
    screen.host.report({ code: "action-failed", at, detail: error instanceof Error ? error.name : "unknown" })
    return { outcome: "action-failed", stop: true }
  }
}
