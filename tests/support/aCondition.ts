import type { CompiledCondition, CompiledOperand } from "../../renderer/model/compiled"
import type { Condition, Json } from "../../renderer/model/documents"

const groups = new Set(["all", "any", "not"])

function operand(value: Json): CompiledOperand {
  if (typeof value === "string" && value.startsWith("$")) return { "@get": value.slice(1).split(".") }
  return Array.isArray(value) ? (value.map((item: Json) => operand(item)) as Json) : value
}

/** A condition as documents write it, in the form that the renderer judges. */
export function aCondition(source: Condition, name?: string): CompiledCondition {
  const [operator = "", given] = Object.entries(source)[0] ?? []
  const list = (Array.isArray(given) ? given : [given]) as readonly Json[]
  const operands = groups.has(operator) ? list.map((part) => aCondition(part as Condition)) : list.map(operand)
  return name === undefined ? { operator, operands } : { name, operator, operands }
}
