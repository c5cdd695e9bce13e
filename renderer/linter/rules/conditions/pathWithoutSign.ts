import { conditionLeaves, error, isPath, isText, type LeafUse, pathWithoutSignIn, within } from "../../kit"

/** Where the value of a name is that stands without the path to it, if that is clear. */
function placeOfName({ scope }: LeafUse, name: string): string | undefined {
  const roots = [...scope.roots].flatMap(([root, { properties = {} }]) =>
    Object.hasOwn(properties, name) ? [root] : [],
  )
  const own = ["form", "draft"].find((root) => roots.includes(root))
  const [root = own] = roots.length === 1 ? roots : []
  return root === undefined ? undefined : `${root}.${name}`
}

/** A condition that reads nothing begins with what it should read. */
function pathMeant(use: LeafUse, index: number): string | undefined {
  const { operands } = use.leaf
  const operand = operands[index]
  const path = pathWithoutSignIn(operand)
  if (path !== undefined && use.scope.roots.has(path.split(".")[0] ?? "")) return path
  return index === 0 && isText(operand) && !operands.flat().some(isPath) ? placeOfName(use, operand) : undefined
}

export const pathWithoutSign = error(
  "path-without-sign",
  "What conditions read begins with a dollar sign; without it, a text is compared.",
  function* (context) {
    for (const use of conditionLeaves(context))
      for (const [index, operand] of use.leaf.operands.entries()) {
        const { document, leaf } = use
        const path = pathMeant(use, index)
        if (path !== undefined)
          yield {
            document,
            pointer: within(leaf.pointer, index),
            values: { name: String(operand), nearest: `$${path}` },
          }
      }
  },
)
