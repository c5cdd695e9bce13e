import type { Operator } from "../../expressions/operator"
import { findOperator } from "../../expressions/operators"
import type { Condition, Json } from "../../model/documents"
import { isList } from "../../model/json"
import { maxDepth } from "../../model/json"
import { isPath, isText } from "../json"
import { within } from "../../model/pointer"
import { parseOperator, toOpaquePath } from "../values/written"

export interface ConditionLeaf {
  readonly kind: "leaf"
  readonly name: string
  readonly operator: Operator
  readonly operands: readonly Json[]
  readonly pointer: string
}

interface ConditionGroup {
  readonly kind: "group"
  readonly name: string
  readonly parts: readonly Condition[]
  readonly pointer: string
}

/** One level of a condition as written: one operator with its operands. */
export type ConditionPart =
  | ConditionGroup
  | ConditionLeaf
  | { readonly kind: "named"; readonly name: string; readonly pointer: string }
  | { readonly kind: "no-such-operator"; readonly name: string; readonly pointer: string }
  | {
      readonly kind: "malformed"
      readonly reason: "no-operator" | "many-operators" | "too-deep" | "no-list" | "list"
      readonly pointer: string
    }

export function parseCondition(condition: Condition, pointer = ""): ConditionPart {
  const { all, any, not } = condition
  const [[name, operand] = [], ...more] = Object.entries(condition)
  if (name === undefined) return { kind: "malformed", reason: "no-operator", pointer }
  if (more.length > 0) return { kind: "malformed", reason: "many-operators", pointer }
  const here = within(pointer, name)
  if (name === "condition")
    return isText(operand)
      ? { kind: "named", name: operand, pointer: here }
      : { kind: "malformed", reason: "no-operator", pointer: here }
  const operator = findOperator(name)
  if (operator === undefined) return { kind: "no-such-operator", name, pointer: here }
  if (not !== undefined && isList(operand)) return { kind: "malformed", reason: "list", pointer: here }
  if (not !== undefined) return { kind: "group", name, parts: [not], pointer: here }
  if (!isList(operand)) return { kind: "malformed", reason: "no-list", pointer: here }
  const parts = all ?? any
  if (parts !== undefined) return { kind: "group", name, parts, pointer: here }
  return { kind: "leaf", name, operator, operands: operand.map(asOperand), pointer: here }
}

const asOperand = (operand: Json): Json => (parseOperator(operand) ? toOpaquePath(operand) : operand)

/** Every part of a condition, groups before what they hold. */
export function* partsOf(condition: Condition, pointer = "", depth = 0): Generator<ConditionPart> {
  if (depth > maxDepth) return yield { kind: "malformed", reason: "too-deep", pointer }
  const part = parseCondition(condition, pointer)
  yield part
  if (part.kind !== "group") return
  for (const [index, inner] of part.parts.entries())
    yield* partsOf(inner, part.name === "not" ? part.pointer : within(part.pointer, index), depth + 1)
}

const none: ReadonlyMap<string, Condition> = new Map()

/** Names of named conditions that a condition speaks of directly. */
export const namesIn = (condition: Condition = {}): readonly string[] =>
  [...partsOf(condition)].flatMap((part) => (part.kind === "named" ? [part.name] : []))

/** `$paths` that a condition reads, named conditions included, each of these once. */
export function pathsIn(
  condition: Condition = {},
  named: ReadonlyMap<string, Condition> = none,
  seen: Set<string> = new Set(),
): readonly string[] {
  return [...partsOf(condition)].flatMap((part) => {
    if (part.kind === "leaf") return part.operands.filter(isPath)
    if (part.kind !== "named" || seen.has(part.name)) return []
    seen.add(part.name)
    return pathsIn(named.get(part.name), named, seen)
  })
}

/** All conditions must hold; entries that are absent do not count. */
export function allOf(...conditions: readonly (Condition | undefined)[]): Condition {
  const stated = conditions.filter((condition) => condition !== undefined)
  const [first] = stated
  return first !== undefined && stated.length === 1 ? first : { all: stated }
}
