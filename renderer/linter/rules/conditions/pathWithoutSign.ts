import { conditionLeaves, error, isText, within } from "../../kit"

/** A name and what is behind it, without the sign of a path or with its full-width form. */
const shape = /^\uFF04?([a-z]\w*(?:\.\w+)+)$/

export const pathWithoutSign = error(
  "path-without-sign",
  "What conditions read begins with a dollar sign; without it, a text is compared.",
  function* (context) {
    for (const { document, scope, leaf } of conditionLeaves(context))
      for (const [index, operand] of leaf.operands.entries()) {
        const path = isText(operand) ? shape.exec(operand)?.[1] : undefined
        if (path !== undefined && scope.roots.has(path.split(".")[0] ?? ""))
          yield {
            document,
            pointer: within(leaf.pointer, index),
            values: { name: String(operand), nearest: `$${path}` },
          }
      }
  },
)
