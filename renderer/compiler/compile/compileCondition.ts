import type { CompiledCondition } from "../../model/compiled"
import type { Condition, Value } from "../../model/documents"
import { isList } from "../../model/json"
import { compileOperand } from "./compileValue"
import type { CompileContext } from "./context"

type ConditionContext = Pick<CompileContext, "conditions" | "tokens">

/** Named conditions inside named conditions: deeper ones read as unknown, so that no set of names can grow without end. */
const deepestName = 8

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
  if (operator === "condition") return compileNamed(String(written), context, above)
  const { all, any, not } = source
  const parts = all ?? any ?? (not && [not].flat())
  if (parts !== undefined) return { operator, operands: parts.map((part) => compileCondition(part, context, above)) }
  const operands = isList<Value>(written) ? written : [written ?? null]
  return { operator, operands: operands.map((operand) => compileOperand(operand, context.tokens)) }
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
