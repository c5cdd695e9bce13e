import type { Operator } from "../expressions/operator"
import { findOperator, isGroup } from "../expressions/operators"
import { deepest, fieldsOf, isFields, within } from "./json"
import { keepEach, type Context } from "./rule"

/** A condition read as written: one operator with its operands. */
export type ConditionPart =
  | { readonly kind: "group"; readonly name: string; readonly parts: readonly unknown[]; readonly pointer: string }
  | {
      readonly kind: "leaf"
      readonly name: string
      readonly operator: Operator
      readonly operands: readonly unknown[]
      readonly pointer: string
    }
  | { readonly kind: "named"; readonly name: string; readonly pointer: string }
  | { readonly kind: "unknown"; readonly name: string; readonly pointer: string }
  | {
      readonly kind: "malformed"
      readonly reason: "no-object" | "no-operator" | "many-operators" | "too-deep" | "no-list"
      readonly pointer: string
    }

/** Reads one level of a condition. */
export function readCondition(condition: unknown, pointer = ""): ConditionPart {
  if (!isFields(condition)) return { kind: "malformed", reason: "no-object", pointer }
  const [name, ...more] = Object.keys(condition)
  if (name === undefined) return { kind: "malformed", reason: "no-operator", pointer }
  if (more.length > 0) return { kind: "malformed", reason: "many-operators", pointer }
  const operand = condition[name]
  const here = within(pointer, name)
  if (name === "condition")
    return typeof operand === "string"
      ? { kind: "named", name: operand, pointer: here }
      : { kind: "malformed", reason: "no-operator", pointer: here }
  const operator = findOperator(name)
  if (operator === undefined) return { kind: "unknown", name, pointer: here }
  if (name === "not") return { kind: "group", name, parts: Array.isArray(operand) ? operand : [operand], pointer: here }
  if (!Array.isArray(operand)) return { kind: "malformed", reason: "no-list", pointer: here }
  if (isGroup(name)) return { kind: "group", name, parts: operand, pointer: here }
  return { kind: "leaf", name, operator, operands: operand, pointer: here }
}

/** Place of a part of a group. */
const partPointer = (group: Extract<ConditionPart, { kind: "group" }>, index: number, condition: unknown): string =>
  group.name === "not" && !Array.isArray(fieldsOf(condition)["not"]) ? group.pointer : within(group.pointer, index)

/** Every part of a condition, groups before what they hold. */
export function* partsOf(condition: unknown, pointer = "", depth = 0): Generator<ConditionPart> {
  if (depth > deepest) return yield { kind: "malformed", reason: "too-deep", pointer }
  const part = readCondition(condition, pointer)
  yield part
  if (part.kind !== "group") return
  for (const [index, inner] of part.parts.entries())
    yield* partsOf(inner, partPointer(part, index, condition), depth + 1)
}

/** Named conditions as written; the same map as long as their document does not change. */
export const namedConditions = ({ set }: Context): ReadonlyMap<string, unknown> => {
  const [document] = set.all("conditions")
  return document === undefined ? none : conditionsOf(document)
}

const none: ReadonlyMap<string, unknown> = new Map()

const conditionsOf = keepEach((document): ReadonlyMap<string, unknown> => {
  const conditions = Object.entries(fieldsOf(fieldsOf(document.document)["conditions"]))
  return new Map(conditions.map(([name, entry]) => [name, fieldsOf(entry)["when"]] as const))
})

/** Names of named conditions that a condition speaks of directly. */
export const namesIn = (condition: unknown): readonly string[] =>
  [...partsOf(condition)].flatMap((part) => (part.kind === "named" ? [part.name] : []))

/** `$paths` that a condition reads, named conditions included. */
export function pathsIn(
  condition: unknown,
  named: ReadonlyMap<string, unknown>,
  open: readonly string[] = [],
): readonly string[] {
  return [...partsOf(condition)].flatMap((part) => {
    if (part.kind === "leaf")
      return part.operands.filter(
        (operand): operand is string => typeof operand === "string" && operand.startsWith("$"),
      )
    if (part.kind !== "named" || open.includes(part.name)) return []
    return pathsIn(named.get(part.name), named, [...open, part.name])
  })
}

/** All conditions must hold; entries that are absent do not count. */
export const allOf = (...conditions: readonly unknown[]): unknown => {
  const stated = conditions.filter((condition) => condition !== undefined)
  return stated.length === 1 ? stated[0] : { all: stated }
}
