import type { TransitionCondition } from "../../../renderer/testgen"
import { isRecord } from "../../domain/json"

type Compiled = TransitionCondition["when"]

/** A compiled condition as documents write it. */
export function writtenCondition({ name, operator, operands }: Compiled): unknown {
  if (name !== undefined) return { condition: name }
  const written = operands.map(writtenOperand)
  return { [operator]: operator === "not" ? written[0] : written }
}

function writtenOperand(operand: Compiled["operands"][number]): unknown {
  if (!isRecord(operand)) return operand
  const path: unknown = operand["@get"]
  if (Array.isArray(path)) return `$${path.join(".")}`
  return "operands" in operand ? writtenCondition(operand as unknown as Compiled) : operand
}
