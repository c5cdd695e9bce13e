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

/** Paths that a compiled tree reads: in texts, values and conditions. */
export const pathsIn = (tree: object): readonly (readonly unknown[])[] =>
  partsOf(tree).flatMap(([name, part]) =>
    (name === "@get" || name === "get") && Array.isArray(part) ? [part] : pathsIn(part),
  )

/** Scope roots that a compiled tree reads, each once. */
export const rootsIn = (tree: object): readonly string[] => [...new Set(pathsIn(tree).map(([root]) => String(root)))]

/** The same, and what the computed values read that it names, by whatever way. */
export function rootsBehind(tree: object, values: CompiledOptions | undefined): readonly string[] {
  const [roots, named] = [new Set<string>(), new Set<string>()]
  const follow = (part: object): void => {
    for (const [root, name] of pathsIn(part)) {
      roots.add(String(root))
      const value = root === "values" ? values?.[String(name)] : undefined
      if (value === undefined || named.has(String(name))) continue
      named.add(String(name))
      // A value may be a path itself, and parts are looked for inside of what is given.
      follow({ value })
    }
  }
  follow(tree)
  return [...roots]
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
