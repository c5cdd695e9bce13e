/** What can be known of a compiled screen before it runs, so that nobody walks its tree again in the browser. */
import type {
  CompiledBlock,
  CompiledCondition,
  CompiledData,
  CompiledHeading,
  CompiledOptions,
} from "../../model/compiled"
import { partsOf } from "../../model/compiledTree"
import type { CompileContext } from "./context"

/** Scope roots that a compiled tree reads, each once: in texts, values and conditions. */
export function rootsIn(tree: object): readonly string[] {
  const roots = partsOf(tree).flatMap(([name, part]) =>
    (name === "@get" || name === "get") && Array.isArray(part) ? [String(part[0])] : rootsIn(part),
  )
  return [...new Set(roots)]
}

/** The same, with what computed values read in place of `$values`. */
export function rootsBehind(tree: object, values: CompiledOptions | undefined): readonly string[] {
  const roots = rootsIn(tree)
  return roots.includes("values") ? [...new Set([...roots, ...rootsIn(values ?? {})])] : roots
}

/** How many blocks at the top of the body wait for no data: steps, heading, picture. */
export function countSteady(
  body: readonly CompiledBlock[],
  data: Readonly<Record<string, CompiledData>>,
  rootsOf: (tree: object) => readonly string[] = rootsIn,
): number {
  const awaited = Object.keys(data).filter((name) => data[name]?.loading)
  const end = body.findIndex(
    (block) => block.widget === "form" || rootsOf(block).some((root) => awaited.includes(root)),
  )
  return end === -1 ? body.length : end
}

/** Main headings among the blocks, those inside others included, with the conditions under which each stands. */
export const headingsIn = (
  blocks: readonly CompiledBlock[],
  context: Pick<CompileContext, "definition">,
): readonly CompiledHeading[] =>
  blocks.flatMap((top, block) => {
    const visit = (node: object, above: readonly CompiledCondition[]): readonly CompiledHeading[] => {
      const when = isBlock(node) && node.when ? [...above, node.when] : above
      if (isBlock(node) && isMainHeading(node, context)) return [{ block, when }]
      return partsOf(node).flatMap(([, part]) => visit(part, when))
    }
    return visit(top, [])
  })

const isBlock = (node: object): node is CompiledBlock => "widget" in node && "options" in node

function isMainHeading(
  { widget, options }: CompiledBlock,
  { definition }: Pick<CompileContext, "definition">,
): boolean {
  const wanted = definition("widget", widget)?.mainHeading
  if (wanted === undefined || wanted === true) return wanted === true
  return Object.entries(wanted).every(([name, value]) => options[name] === value)
}
