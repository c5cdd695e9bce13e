import type { CompiledCondition } from "../../model/compiled"
import { compileOperand } from "./compileValue"
import { type CompileContext, isRecord, toList } from "./context"

type ConditionContext = Pick<CompileContext, "conditions" | "tokens">

/** Named conditions inside named conditions: deeper ones read as unknown, so that no set of names can grow without end. */
const deepestName = 8

const groups = new Set(["all", "any", "not"])

/**
 * Named conditions are put in place of their names. What cannot be understood (no operator, two of them, an unknown
 * name, a name that leads back to itself) becomes an operator that no table knows, which reads as unknown.
 */
export function compileCondition(
  source: unknown,
  context: ConditionContext,
  above: readonly string[] = [],
): CompiledCondition {
  const entries = isRecord(source) ? Object.entries(source) : []
  const [operator, operands] = entries[0] ?? []
  if (entries.length !== 1 || operator === undefined) return { operator: "unknown", operands: [] }
  if (operator === "condition") return compileNamed(operands, context, above)
  const list = operator === "not" && !Array.isArray(operands) ? [operands] : toList(operands)
  if (groups.has(operator))
    return { operator, operands: list.map((operand) => compileCondition(operand, context, above)) }
  return { operator, operands: list.map((operand) => compileOperand(operand, context.tokens)) }
}

function compileNamed(name: unknown, context: ConditionContext, above: readonly string[]): CompiledCondition {
  const named =
    typeof name === "string" && Object.hasOwn(context.conditions, name) ? context.conditions[name] : undefined
  if (typeof name !== "string" || !isRecord(named) || above.includes(name) || above.length >= deepestName)
    return { name: String(name), operator: "unknown", operands: [] }
  return { ...compileCondition(named["when"], context, [...above, name]), name }
}

export const compileOptionalCondition = (source: unknown, context: ConditionContext): CompiledCondition | undefined =>
  source === undefined ? undefined : compileCondition(source, context)
