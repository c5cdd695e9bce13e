import { conditionLeaves, error } from "../../kit"

export const operandCount = error("operand-count", "Operators get as many operands as they take.", function* (context) {
  for (const { document, leaf } of conditionLeaves(context)) {
    const { operands, repeats = false } = leaf.operator
    const min = operands.filter(({ optional }) => optional !== true).length
    const max = repeats ? Number.POSITIVE_INFINITY : operands.length
    const count = leaf.operands.length
    if (count < min || count > max)
      yield {
        document,
        pointer: leaf.pointer,
        values: { operator: leaf.name, count, min, max: Number.isFinite(max) ? max : "" },
      }
  }
})
