import type { CompiledCondition } from "../../model/compiled"
import type { Condition, Value } from "../../model/documents"
import { compileOperand } from "./compileValue"
import type { CompileContext } from "./context"

type ConditionContext = Pick<CompileContext, "conditions" | "tokens">

/** Named conditions inside named conditions: deeper ones read as unknown, so that no set of names can grow without end. */
const deepestName = 8

const groups = new Set(["all", "any", "not"])

/**
 * Named conditions are put in place of their names. What cannot be understood (no operator, two of them, an unknown
 * name, a name that leads back to itself) becomes an operator that no table knows, which reads as unknown.
 */
export function compileCondition(
  source: Condition,
  context: ConditionContext,
  above: readonly string[] = [],
): CompiledCondition {
  const [[operator, written] = [], ...others] = Object.entries(source)
  if (operator === undefined || others.length > 0) return { operator: "unknown", operands: [] }
  const operands: readonly unknown[] = Array.isArray(written) ? written : [written]
  if (operator === "condition") return compileNamed(String(written), context, above)
  if (groups.has(operator))
    return { operator, operands: operands.map((operand) => compileCondition(operand as Condition, context, above)) }
  return { operator, operands: operands.map((operand) => compileOperand(operand as Value, context.tokens)) }
}

function compileNamed(name: string, context: ConditionContext, above: readonly string[]): CompiledCondition {
  const named = Object.hasOwn(context.conditions, name) ? context.conditions[name] : undefined
  if (!named?.when || above.includes(name) || above.length >= deepestName)
    return { name, operator: "unknown", operands: [] }
  return { ...compileCondition(named.when, context, [...above, name]), name }
}

export const compileOptionalCondition = (
  source: Condition | undefined,
  context: ConditionContext,
): CompiledCondition | undefined => (source === undefined ? undefined : compileCondition(source, context))
