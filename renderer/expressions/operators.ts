import type { Operator } from "./operator"
import { dates } from "./operators/dates"
import { equality } from "./operators/equality"
import { groups } from "./operators/groups"
import { lists } from "./operators/lists"
import { numbers } from "./operators/numbers"
import { texts } from "./operators/texts"

const table = { ...groups, ...equality, ...numbers, ...dates, ...lists, ...texts } as const

/** Name of an operator, as documents write it. */
export type OperatorName = keyof typeof table

/** An operator that looks at values; the others join conditions. */
export type ComparisonName = Exclude<OperatorName, keyof typeof groups>

/** Every operator that a condition may use. The table is closed: documents cannot bring their own. */
export const operators: Readonly<Record<OperatorName, Operator>> = table

export const operatorNames = Object.keys(table) as readonly OperatorName[]

/** True for operators whose operands are conditions: `all`, `any`, `not`. */
export const isGroup = (name: string): boolean => Object.hasOwn(groups, name)

/** Undefined for a name that the table does not know, inherited ones included. */
export const findOperator = (name: string): Operator | undefined =>
  Object.hasOwn(table, name) ? operators[name as OperatorName] : undefined
