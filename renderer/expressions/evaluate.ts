import type { CompiledCondition } from "../model/compiled"
import { isList, isMissing, type Operator, type Truth } from "./operator"
import { findOperator, isGroup } from "./operators"
import { resolveValue } from "./resolveValue"
import type { Scope } from "../model/scope"

export const isCondition = (part: unknown): part is CompiledCondition =>
  typeof part === "object" && part !== null && "operator" in part && isList((part as CompiledCondition).operands)

/** Required operands are there, and none too many. A group of nothing is no mistake: all of nothing holds. */
function fits({ operands, repeats, acceptsMissing }: Operator, given: readonly unknown[]): boolean {
  const required = operands.filter(({ optional }) => !optional).length
  if (repeats) return acceptsMissing === true || given.length >= required
  return given.length >= required && given.length <= operands.length
}

/** Judges operands that are already resolved. */
export function evaluateOperator(operator: Operator, operands: readonly unknown[]): Truth {
  if (!fits(operator, operands)) return undefined
  return !operator.acceptsMissing && operands.some(isMissing) ? undefined : operator.evaluate(operands)
}

/** True, false, or undefined where it cannot be known. Never throws, whatever the condition and the scope hold. */
export function evaluate(condition: CompiledCondition, scope: Scope): Truth {
  const operator = isCondition(condition) ? findOperator(condition.operator) : undefined
  if (!operator) return undefined
  const resolve = (part: unknown) =>
    isGroup(condition.operator) ? (isCondition(part) ? evaluate(part, scope) : undefined) : resolveValue(part, scope)
  return evaluateOperator(operator, condition.operands.map(resolve))
}
