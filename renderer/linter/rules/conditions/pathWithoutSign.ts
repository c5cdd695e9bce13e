import { conditionLeaves, error, pathWithoutSignIn, within } from "../../kit"

export const pathWithoutSign = error(
  "path-without-sign",
  "What conditions read begins with a dollar sign; without it, a text is compared.",
  function* (context) {
    for (const { document, scope, leaf } of conditionLeaves(context))
      for (const [index, operand] of leaf.operands.entries()) {
        const path = pathWithoutSignIn(operand)
        if (path !== undefined && scope.roots.has(path.split(".")[0] ?? ""))
          yield {
            document,
            pointer: within(leaf.pointer, index),
            values: { name: String(operand), nearest: `$${path}` },
          }
      }
  },
)
