import { isCondition } from "../expressions/evaluate"
import { isValueNode } from "../expressions/resolveValue"
import type { CompiledCondition, Path } from "../model/compiled"
import type { Values } from "./types"

export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Every condition inside a condition, itself first. */
export const partsOf = (condition: CompiledCondition): readonly CompiledCondition[] => [
  condition,
  ...condition.operands.filter(isCondition).flatMap(partsOf),
]

export const pathsOf = (condition: CompiledCondition): readonly Path[] =>
  partsOf(condition).flatMap(({ operands }) => operands.filter(isValueNode).map((node) => node["@get"]))

/** Literals that a path is compared with. */
export const constantsFor = (path: Path, conditions: readonly CompiledCondition[]): readonly unknown[] =>
  conditions
    .flatMap(partsOf)
    .filter(({ operands }) => operands.some((operand) => isValueNode(operand) && overlaps(operand["@get"], path)))
    .flatMap(({ operands }) => operands.filter((operand) => !isValueNode(operand) && !isCondition(operand)))
    .flatMap((operand) => (Array.isArray(operand) ? (operand as readonly unknown[]) : [operand]))

/** One is the other, or lies inside it. */
export const overlaps = (one: Path, other: Path): boolean =>
  one.slice(0, other.length).every((segment, index) => segment === other[index])

/** The object with one value put at a path; what lies on the way is copied. */
export function setAt(values: Values, [name, ...rest]: Path, value: unknown): Values {
  if (name === undefined) return values
  const inner = values[name]
  return { ...values, [name]: rest.length === 0 ? value : setAt(isValues(inner) ? inner : {}, rest, value) }
}

/** The object with another laid over it, part by part. */
export const merge = (values: Values, more: Values): Values =>
  Object.entries(more).reduce<Values>((all, [name, value]) => {
    const below = all[name]
    return { ...all, [name]: isValues(below) && isValues(value) ? merge(below, value) : value }
  }, values)

export function getAt(values: Values, path: Path): unknown {
  return path.reduce<unknown>((value, segment) => (isValues(value) ? value[segment] : undefined), values)
}
