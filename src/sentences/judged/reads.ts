import { isRecord } from "../../domain/json"

/** One operator with what it is given, as written. */
export interface Leaf {
  readonly operator: string
  readonly operands: readonly unknown[]
}

const deepest = 8

/** Every comparison of a condition, those of the named conditions in it included. */
export function leavesOf(condition: unknown, named: (name: string) => unknown, depth = 0): readonly Leaf[] {
  if (!isRecord(condition) || depth > deepest) return []
  return Object.entries(condition).flatMap(([operator, written]): readonly Leaf[] => {
    if (operator === "condition") return leavesOf(named(String(written)), named, depth + 1)
    if (operator === "all" || operator === "any" || operator === "not")
      return [written].flat().flatMap((part) => leavesOf(part, named, depth))
    return [{ operator, operands: Array.isArray(written) ? (written as readonly unknown[]) : [written] }]
  })
}

export const isPath = (operand: unknown): operand is string =>
  typeof operand === "string" && /^\$[A-Za-z_]/.test(operand)

/** The values that a condition speaks of, each once. */
export const pathsOf = (leaves: readonly Leaf[]): readonly string[] => [
  ...new Set(leaves.flatMap(({ operands }) => operands.filter(isPath))),
]

/** What a value is compared with. */
export const comparedWith = (path: string, leaves: readonly Leaf[]): readonly unknown[] => [
  ...new Set(
    leaves
      .filter(({ operands }) => operands.includes(path))
      .flatMap(({ operands }) => operands.flat())
      .filter((operand) => !isPath(operand) && !isRecord(operand)),
  ),
]

/** Every value that a condition is decided by: those that something is computed of, too. */
export const decidedBy = (leaves: readonly Leaf[]): readonly string[] => [
  ...new Set(leaves.flatMap(({ operands }) => pathsIn(operands))),
]

function pathsIn(operand: unknown): readonly string[] {
  if (isPath(operand)) return [operand]
  return typeof operand === "object" && operand !== null ? Object.values(operand).flatMap(pathsIn) : []
}

/** The code tables that values of a condition are computed with. */
export function tablesOf(operand: unknown): readonly string[] {
  if (typeof operand !== "object" || operand === null) return []
  return Object.entries(operand).flatMap(([name, part]) =>
    (name === "code" || name === "codes") && Array.isArray(part) ? [String(part[0])] : tablesOf(part),
  )
}
