import type { CompiledCondition, ComputedNode, ConditionNode, EachNode } from "../model/compiled"
import type { Scope } from "../model/scope"
import { isList, isMissing, type Operator, type Truth } from "./operator"
import { findOperator, isGroup } from "./operators"
import { hasTag, isValueNode } from "./valueNode"

/** A condition as a function: its operator is looked up, and its operands are told apart, once. */
type Test = (scope: Scope) => Truth

export const isCondition = (part: unknown): part is CompiledCondition =>
  typeof part === "object" && part !== null && "operator" in part && isList((part as CompiledCondition).operands)

/** Required operands are there, and none too many. A group of nothing is no mistake: all of nothing holds. */
function fits({ operands, repeats, acceptsMissing }: Operator, given: readonly unknown[]): boolean {
  const required = operands.filter(({ optional }) => !optional).length
  if (repeats) return acceptsMissing === true || given.length >= required
  return given.length >= required && given.length <= operands.length
}

const judge = (operator: Operator, operands: readonly unknown[]): Truth =>
  !operator.acceptsMissing && operands.some(isMissing) ? undefined : operator.evaluate(operands)

/** Judges operands that are already resolved. */
export const evaluateOperator = (operator: Operator, operands: readonly unknown[]): Truth =>
  fits(operator, operands) ? judge(operator, operands) : undefined

const tests = new WeakMap<CompiledCondition, Test>()

/**
 * True, false, or undefined where it cannot be known. Never throws, whatever the condition and the scope hold. A condition
 * is read when it is first met, and must not change after that.
 */
export function evaluate(condition: CompiledCondition, scope: Scope): Truth {
  const known = tests.get(condition)
  if (known !== undefined) return known(scope)
  if (!isCondition(condition)) return undefined
  const test = toTest(condition)
  tests.set(condition, test)
  return test(scope)
}

const unknown: Test = () => undefined

function toTest({ operator: name, operands }: CompiledCondition): Test {
  const operator = findOperator(name)
  if (operator === undefined || !fits(operator, operands)) return unknown
  const reads = operands.map(isGroup(name) ? toPart : toRead)
  return (scope) =>
    judge(
      operator,
      reads.map((read) => read(scope)),
    )
}

const toPart = (part: unknown): Test => (isCondition(part) ? toTest(part) : unknown)

function toRead(operand: unknown): (scope: Scope) => unknown {
  if (isValueNode(operand)) {
    const path = operand["@get"]
    return (scope) => scope.get(path)
  }
  return holdsPath(operand) ? (scope) => resolveValue(operand, scope) : () => operand
}

const holdsPath = (operand: unknown): boolean =>
  typeof operand === "object" &&
  operand !== null &&
  (isValueNode(operand) || "@compute" in operand || Object.values(operand).some(holdsPath))

/** The value of a literal, a `$path` or an operator, also where they stand inside lists and objects. */
export function resolveValue(node: unknown, scope: Scope): unknown {
  if (isValueNode(node)) return scope.get(node["@get"])
  if (isList(node)) return node.map((item) => resolveValue(item, scope))
  if (typeof node !== "object" || node === null) return node
  if (hasTag<ComputedNode>(node, "@compute")) return compute(node, scope)
  if (hasTag<ConditionNode>(node, "@when")) return evaluate(node["@when"], scope)
  if (hasTag<EachNode>(node, "@each")) return (item: unknown) => evaluate(node["@each"], scope.with({ item }))
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, resolveValue(item, scope)]))
}

/** A missing operand makes the result missing, unless the operator is about what is missing. */
function compute({ "@compute": { name, of, partial } }: ComputedNode, scope: Scope): unknown {
  const operator = Object.hasOwn(scope.operators, name) ? scope.operators[name] : undefined
  const operands = of.map((operand) => resolveValue(operand, scope))
  return operator === undefined || (!partial && operands.some(isMissing)) ? undefined : operator(operands)
}
