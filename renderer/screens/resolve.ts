import { evaluate, resolveValue } from "../expressions/evaluate"
import type { ReactNode } from "react"
import { resolveText } from "../expressions/resolveText"
import type { Scope } from "../model/scope"
import type { ActionsNode, BlocksNode, MarkNode, RichNode, TaggedNode, TemplateNode } from "../model/compiled"
import type { ActionRunner, Formatting } from "../model/registry"
import type { Mark } from "../model/stores"

/** What stands around actions that a tap runs: the nearest key, and the codes that its record may name. */
export interface TapContext {
  readonly key: string | undefined
  readonly analytics: unknown
}

/** How the tagged nodes that are more than a value come alive. */
export interface Resolver {
  readonly formatting: Formatting
  rich(node: RichNode, scope: Scope): ReactNode
  actions(node: ActionsNode, scope: Scope, tapped: TapContext): ActionRunner
  blocks(node: BlocksNode, scope: Scope): ReactNode
  template(node: TemplateNode, scope: Scope): (item: unknown, index: number) => ReactNode
  mark(node: MarkNode, scope: Scope): Mark | undefined
}

const tags = ["@text", "@rich", "@get", "@compute", "@each", "@when", "@do", "@blocks", "@template", "@mark"]
const literals = new WeakMap<object, boolean>()

const isTagged = (node: object): node is TaggedNode => tags.some((tag) => Object.hasOwn(node, tag))

/** True where nothing inside depends on the scope: such options are given as they are, the same object every time. */
function isLiteral(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return true
  const known = literals.get(node)
  if (known !== undefined) return known
  const literal = !isTagged(node) && Object.values(node).every(isLiteral)
  literals.set(node, literal)
  return literal
}

/** Options with their tagged nodes replaced: what a widget gets as props, and an action as its options. */
export function resolve(node: unknown, scope: Scope, resolver: Resolver): unknown {
  return resolveNode(node, { scope, resolver, tapped: noTap })
}

interface Resolving {
  readonly scope: Scope
  readonly resolver: Resolver
  readonly tapped: TapContext
}

const noTap: TapContext = { key: undefined, analytics: undefined }

function resolveNode(node: unknown, resolving: Resolving): unknown {
  if (typeof node !== "object" || node === null || isLiteral(node)) return node
  if (Array.isArray(node)) return node.map((item: unknown) => resolveNode(item, resolving))
  if (isTagged(node)) return resolveTagged(node, resolving)
  const inner = { ...resolving, tapped: tapContextIn(node, resolving.tapped) }
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, resolveNode(value, inner)]))
}

/** A key starts a tap of its own, with its own codes or none. */
function tapContextIn(node: object, outer: TapContext): TapContext {
  const { key, analytics }: { readonly key?: unknown; readonly analytics?: unknown } = node
  if (typeof key === "string") return { key, analytics }
  return analytics === undefined ? outer : { ...outer, analytics }
}

function resolveTagged(node: TaggedNode, { scope, resolver, tapped }: Resolving): unknown {
  if ("@text" in node) return resolveText(node, scope, resolver.formatting)
  if ("@rich" in node) return resolver.rich(node, scope)
  if ("@get" in node) return scope.get(node["@get"])
  if ("@compute" in node || "@each" in node) return resolveValue(node, scope)
  if ("@when" in node) return evaluate(node["@when"], scope)
  if ("@do" in node) return resolver.actions(node, scope, tapped)
  if ("@blocks" in node) return resolver.blocks(node, scope)
  if ("@mark" in node) return resolver.mark(node, scope)
  return resolver.template(node, scope)
}
