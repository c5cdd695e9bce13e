import { findOperator } from "../../../renderer"
import type { AskedField } from "../../domain/workshop"
import { fieldAt, operatorNames } from "../../sentences"

type Fields = readonly AskedField[]

/** Types of operands that a kind of value can stand for. */
const fitting: Readonly<Record<AskedField["type"], readonly string[]>> = {
  text: ["any", "text"],
  number: ["any", "number", "decimal", "integer"],
  flag: ["any", "boolean"],
  list: ["list"],
  date: ["any", "date"],
}

/** Nothing more to choose than whether it is there. */
const ofAnything: ReadonlySet<string> = new Set(["filled", "empty"])

/** Comparisons that make sense of a value, in the order of the table; all of them where nothing is known of it. */
export function comparisonsFor(path: unknown, fields: Fields): readonly string[] {
  const field = typeof path === "string" ? fieldAt(path, fields) : undefined
  const types = field && fitting[field.type]
  return Object.keys(operatorNames).filter((name) => {
    const [first] = findOperator(name)?.operands ?? []
    return types === undefined || ofAnything.has(name) || first?.types.some((type) => types.includes(type)) === true
  })
}

/** What a value is first compared with. */
function firstValue(path: unknown, fields: Fields): unknown {
  const field = typeof path === "string" ? fieldAt(path, fields) : undefined
  const [choice] = field?.choices ?? []
  if (choice) return choice.value
  return field === undefined ? "" : { text: "", number: 0, flag: true, list: "", date: "2026-01-01" }[field.type]
}

/** A comparison of a value that nobody has filled in yet. */
export function startComparison(path: string, fields: Fields): Readonly<Record<string, unknown>> {
  const type = fieldAt(path, fields)?.type
  if (type === "list") return { contains: [path, firstValue(path, fields)] }
  return type === undefined ? { filled: [path] } : { is: [path, firstValue(path, fields)] }
}

/** The same values under another comparison: what it has in common stays. */
export function withOperator(
  operator: string,
  operands: readonly unknown[],
  fields: Fields,
): Readonly<Record<string, unknown>> {
  const wanted = findOperator(operator)?.operands.filter(({ optional }) => optional !== true) ?? []
  const [path] = operands
  const next = wanted.map(({ types }, index) => {
    if (index === 0) return path
    const isList = types[0] === "list"
    const given = operands[index] ?? (isNumber(types) ? 1 : firstValue(path, fields))
    const one = Array.isArray(given) && !isList ? (given[0] as unknown) : given
    return isList && !Array.isArray(one) ? [one] : isNumber(types) && typeof one !== "number" ? 1 : one
  })
  return { [operator]: next }
}

const isNumber = (types: readonly string[]): boolean =>
  types.every((type) => ["number", "integer", "decimal"].includes(type))
