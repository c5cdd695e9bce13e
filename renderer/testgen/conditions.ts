import { isCondition } from "../expressions/evaluate"
import { hasTag, isValueNode } from "../expressions/valueNode"
import type { CompiledCondition, ComputedNode, Path } from "../model/compiled"

/** Every condition inside a condition, itself first. */
export const partsOf = (condition: CompiledCondition): readonly CompiledCondition[] => [
  condition,
  ...condition.operands.filter(isCondition).flatMap(partsOf),
]

/** Every path that a condition reads. */
export const pathsOf = (condition: CompiledCondition): readonly Path[] =>
  partsOf(condition).flatMap(({ operands }) => operands.filter(isValueNode).map((node) => node["@get"]))

/** Literals that a path is compared with. */
export const constantsFor = (path: Path, conditions: readonly CompiledCondition[]): readonly unknown[] =>
  conditions
    .flatMap(partsOf)
    .filter(({ operands }) => operands.some((operand) => isValueNode(operand) && overlaps(operand["@get"], path)))
    .flatMap(({ operands }) =>
      operands.filter((operand) => !isValueNode(operand) && !isCondition(operand) && !isComputed(operand)),
    )
    .flatMap((operand) => (Array.isArray(operand) ? (operand as readonly unknown[]) : [operand]))

const isComputed = (operand: unknown): boolean => hasTag<ComputedNode>(operand, "@compute")

/** One is the other, or lies inside it. */
export const overlaps = (one: Path, other: Path): boolean =>
  one.slice(0, other.length).every((segment, index) => segment === other[index])
