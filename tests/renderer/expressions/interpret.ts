import { isCondition, resolveValue } from "../../../renderer/expressions/evaluate"
import type { CompiledCondition } from "../../../renderer/model/compiled"
import type { Truth } from "../../../renderer/expressions/operator"
import { findOperator, isGroup } from "../../../renderer/expressions/operators"

type Roots = Readonly<Record<string, unknown>>

const isMissing = (value: unknown) => value === undefined || value === null
const forbidden = ["__proto__", "constructor", "prototype"]

/** A path read one name after the other, own properties only. */
const readPath = (roots: Roots, path: readonly string[]): unknown =>
  path.length === 0
    ? undefined
    : path.reduce<unknown>((value, name) => {
        if (typeof value !== "object" || value === null || forbidden.includes(name)) return undefined
        if (Array.isArray(value) && name !== "length" && String(Math.trunc(Number(name))) !== name) return undefined
        return Object.getOwnPropertyDescriptor(value, name)?.value
      }, roots)

/**
 * What a condition means, said step by step as plainly as possible: what `evaluate` makes of it ahead must agree.
 */
export function interpret(condition: CompiledCondition, roots: Roots): Truth {
  const operator = isCondition(condition) ? findOperator(condition.operator) : undefined
  if (operator === undefined) return undefined
  const scope = { get: (path: readonly string[]) => readPath(roots, path), with: () => scope, operators: {} }
  const operands = condition.operands.map((part) => {
    if (!isGroup(condition.operator)) return resolveValue(part, scope)
    return isCondition(part) ? interpret(part, roots) : undefined
  })
  const required = operator.operands.filter(({ optional }) => optional !== true).length
  const isShort = operands.length < required && !(operator.repeats === true && operator.acceptsMissing === true)
  if (isShort || (operator.repeats !== true && operands.length > operator.operands.length)) return undefined
  return operator.acceptsMissing !== true && operands.some(isMissing) ? undefined : operator.evaluate(operands)
}
