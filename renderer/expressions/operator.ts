import type { JsonSchema } from "../model/documents"

/** What a condition can be: true, false, or unknown because something that it speaks of is missing. */
export type Truth = boolean | undefined

/** Types of operands; a `decimal` is a number, a decimal text or `{ n, e10, unit }`, a `date` is an ISO day or moment, a `duration` a number of days or an ISO duration. */
export type OperandType =
  | "any"
  | "number"
  | "decimal"
  | "integer"
  | "text"
  | "boolean"
  | "date"
  | "duration"
  | "list"
  | "condition"

/** One operand of an operator, as documents may write it. */
export interface Operand {
  /** What the operand is called in the reference page. */
  readonly name: string
  /** Types that make sense here; a value of any other type makes the condition unknown. */
  readonly types: readonly OperandType[]
  readonly optional?: boolean
  /** A day and a moment may meet here. */
  readonly mixes?: true
  /** Literals that are allowed, where only these make sense. */
  readonly literal?: JsonSchema
}

/** One operator of the closed table of conditions. */
export interface Operator {
  readonly operands: readonly Operand[]
  /** The last operand may be repeated. */
  readonly repeats?: boolean
  /** Operands that must be of one type: `{ "is": ["$count", "3"] }` is a mistake. */
  readonly alike?: boolean
  /** Called with missing operands too; every other operator is unknown as soon as one operand is missing. */
  readonly acceptsMissing?: boolean
  /** Judges what a text is made of, character by character: its error comes before that of the text's length. */
  readonly ofCharacters?: boolean
  /** Judges resolved operands; undefined where their types make no sense. Never throws. */
  evaluate(operands: readonly unknown[]): Truth
}

export const isMissing = (value: unknown): value is undefined | null => value === undefined || value === null
export const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value)
export const isText = (value: unknown): value is string => typeof value === "string"
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
