/** What can be known of a compiled screen before it runs, so that nobody walks its tree again in the browser. */
import type { CompiledBlock, CompiledCondition, CompiledData, CompiledHeading, FormUse } from "../../model/compiled"
import type { CompileContext } from "./context"

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

/** Every form that a compiled tree draws, wherever it stands: the last use of a form counts. */
export function formUsesIn(tree: unknown): readonly FormUse[] {
  const found = new Map<string, FormUse>()
  const visit = (node: unknown): void => {
    if (!isNode(node)) return
    const use = formUseOf(node)
    if (use) found.set(use.form, use)
    Object.values(node).forEach(visit)
  }
  visit(tree)
  return [...found.values()]
}

function formUseOf({ widget, options }: Node): FormUse | undefined {
  if (widget !== "form" || !isNode(options)) return undefined
  const { form, into, initial } = options
  if (typeof form !== "string" || typeof into !== "string") return undefined
  return { form, into: into.replace(/^\$/, ""), ...(initial === undefined ? {} : { initial }) }
}

/** Scope roots that a compiled tree reads, each once: in texts, values and conditions. */
export function rootsIn(tree: unknown): readonly string[] {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (!isNode(node)) return
    for (const [key, part] of Object.entries(node))
      if ((key === "@get" || key === "get") && Array.isArray(part)) found.add(String(part[0]))
      else visit(part)
  }
  visit(tree)
  return [...found]
}

/** How many blocks at the top of the body wait for no data: steps, heading, picture. */
export function countSteady(body: readonly CompiledBlock[], data: Readonly<Record<string, CompiledData>>): number {
  const awaited = Object.keys(data).filter((name) => data[name]?.loading)
  const end = body.findIndex(
    (block) => block.widget === "form" || rootsIn(block).some((root) => awaited.includes(root)),
  )
  return end === -1 ? body.length : end
}

/** Main headings among the blocks, those inside others included, with the conditions under which each stands. */
export const headingsIn = (
  blocks: readonly CompiledBlock[],
  context: Pick<CompileContext, "definition">,
): readonly CompiledHeading[] =>
  blocks.flatMap((top, block) => {
    const visit = (node: unknown, above: readonly CompiledCondition[]): readonly CompiledHeading[] => {
      if (!isNode(node)) return []
      const when = isBlock(node) && node.when ? [...above, node.when] : above
      if (isBlock(node) && isMainHeading(node, context)) return [{ block, when }]
      return Object.values(node).flatMap((part) => visit(part, when))
    }
    return visit(top, [])
  })

const isBlock = (node: Node): node is Node & CompiledBlock => typeof node["widget"] === "string"

function isMainHeading(
  { widget, options }: CompiledBlock,
  { definition }: Pick<CompileContext, "definition">,
): boolean {
  const wanted = definition("widget", widget)?.mainHeading
  if (wanted === undefined || wanted === true) return wanted === true
  return Object.entries(wanted).every(([name, value]) => options[name] === value)
}
