import type { CompiledCondition } from "../model/compiled"
import { isCondition } from "./evaluate"
import { isValueNode } from "./valueNode"

function writeOperand(operand: unknown): string {
  if (isCondition(operand)) return writeCondition(operand)
  if (isValueNode(operand)) return `$${operand["@get"].join(".")}`
  return JSON.stringify(operand)
}

/** A condition on one line: its name where it has one, else `is($draft.KIND, 1)`. */
export function writeCondition({ name, operator, operands }: CompiledCondition): string {
  return name ?? `${operator}(${operands.map(writeOperand).join(", ")})`
}
