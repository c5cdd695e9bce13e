import type { Json } from "../../model/documents"
import { isList, isObject } from "../../model/json"
import type { Operand } from "../operator"

/** What the result is: of a type, of the type of its operands, or of the items of its list. */
export type ValueResult =
  | "number"
  | "integer"
  | "text"
  | "date"
  | "operands"
  | "items"
  | "list"
  | "code"
  | "codes"
  | "object"
  | "property"

/** One operator of the closed table of values. */
export interface ValueDefinition {
  /** One line in English, shown by the reference page. */
  readonly description: string
  readonly operands: readonly Operand[]
  /** The last operand may be repeated. */
  readonly repeats?: boolean
  /** Its operands stand under their names instead of in a list: `{ "if": { "when", "then", "else" } }`. */
  readonly named?: true
  /** Works with missing operands; every other operator gives nothing as soon as one is missing. */
  readonly acceptsMissing?: true
  readonly gives: ValueResult
}

const number = { name: "number", types: ["decimal"] } as const
const numbers = { name: "number or list", types: ["decimal", "list"] } as const
const other = { name: "other", types: ["decimal"] } as const
const list = { name: "list", types: ["list"] } as const
const any = { name: "value", types: ["any"] } as const
const text = { name: "text", types: ["text", "number"] } as const
const date = { name: "date", types: ["date"] } as const
const table = { name: "table", types: ["text"], literal: { type: "string" } } as const
const attribute = { name: "attribute", types: ["text"], literal: { type: "string" } } as const
const condition = { name: "where", types: ["condition"] } as const
const rounding = [
  { name: "digits", types: ["integer"], literal: { type: "integer", minimum: 0, maximum: 10 } },
  { name: "rounding", types: ["text"], optional: true, literal: { enum: ["down", "up", "half-up"] } },
] as const

const closedTable = {
  sum: {
    description: "All numbers added up; a list adds its items. Of nothing, 0.",
    operands: [numbers],
    repeats: true,
    gives: "number",
  },
  difference: {
    description: "The first number less all others.",
    operands: [number, other],
    repeats: true,
    gives: "number",
  },
  product: {
    description: "All numbers multiplied; one of them may have a unit.",
    operands: [number, other],
    repeats: true,
    gives: "number",
  },
  quotient: {
    description:
      "The first number divided by the second, rounded to so many digits (`down`, `up`, `half-up` where nothing is said); by 0, nothing.",
    operands: [number, other, ...rounding],
    gives: "number",
  },
  round: { description: "The number rounded to so many digits.", operands: [number, ...rounding], gives: "number" },
  negate: { description: "The number with the other sign.", operands: [number], gives: "number" },
  min: {
    description: "The least of the numbers; of a list, of its items.",
    operands: [numbers],
    repeats: true,
    gives: "number",
  },
  max: {
    description: "The greatest of the numbers; of a list, of its items.",
    operands: [numbers],
    repeats: true,
    gives: "number",
  },
  count: { description: "How many items the list has.", operands: [list], gives: "integer" },
  first: { description: "The first item of the list.", operands: [list], gives: "items" },
  last: { description: "The last item of the list.", operands: [list], gives: "items" },
  each: {
    description: "The named property of every item.",
    operands: [list, { name: "property", types: ["text"], literal: { type: "string" } }],
    gives: "property",
  },
  find: {
    description: "The first item for which the condition on `$item` holds.",
    operands: [{ ...list, name: "items" }, condition],
    named: true,
    gives: "items",
  },
  filter: {
    description: "The items for which the condition on `$item` holds.",
    operands: [{ ...list, name: "items" }, condition],
    named: true,
    gives: "list",
  },
  toggled: {
    description: "The list without the value where it is in it, else with it at the end: what a tap makes of a choice.",
    operands: [list, any],
    gives: "list",
  },
  firstFilled: {
    description: "The first value that is there: not missing, no empty text or list.",
    operands: [any],
    repeats: true,
    acceptsMissing: true,
    gives: "operands",
  },
  if: {
    description: "`then` where the condition holds, `else` where it does not; nothing while it is unknown.",
    operands: [
      { ...condition, name: "when" },
      { ...any, name: "then" },
      { ...any, name: "else", optional: true },
    ],
    named: true,
    acceptsMissing: true,
    gives: "operands",
  },
  concat: { description: "The texts one after the other.", operands: [text], repeats: true, gives: "text" },
  join: {
    description: "The items of a list as one text, with the separator between them.",
    operands: [list, { name: "separator", types: ["text"] }],
    gives: "text",
  },
  dateAdd: {
    description: "The day or moment, moved by days (a number) or an ISO duration (`P1M`, `-P60D`).",
    operands: [date, { name: "shift", types: ["integer", "duration"] }],
    gives: "date",
  },
  daysBetween: {
    description: "Days from the first day to the second.",
    operands: [date, { ...date, name: "other" }],
    gives: "integer",
  },
  datePart: {
    description: "Year, month (1 to 12) or day of a day or moment.",
    operands: [date, { name: "part", types: ["text"], literal: { enum: ["year", "month", "day"] } }],
    gives: "integer",
  },
  code: {
    description: "What a code table says of a code: an attribute, or its `label`.",
    operands: [table, any, attribute],
    gives: "code",
  },
  codes: {
    description: "All codes of a table whose attribute has the value.",
    operands: [table, attribute, any],
    gives: "codes",
  },
  object: {
    description: "An object with these properties, in one piece.",
    operands: [{ name: "fields", types: ["any"] }],
    named: true,
    acceptsMissing: true,
    gives: "object",
  },
} as const satisfies Record<string, ValueDefinition>

export type ValueOperatorName = keyof typeof closedTable

/** Every operator that makes a value of values. The table is closed: documents cannot bring their own. */
export const valueDefinitions: Readonly<Record<ValueOperatorName, ValueDefinition>> = closedTable

export const valueOperatorNames = Object.keys(closedTable) as readonly ValueOperatorName[]

/** Undefined for a name that the table does not know, inherited ones included. */
const findValueDefinition = (name: string): ValueDefinition | undefined =>
  Object.hasOwn(closedTable, name) ? valueDefinitions[name as ValueOperatorName] : undefined

/** An object that is one operator with its operands in their form; another object with such a property is none. */
export function operatorIn(value: Json) {
  if (!isObject(value)) return undefined
  const [[name, given = null] = [], ...others] = Object.entries(value)
  const definition = name === undefined || others.length > 0 ? undefined : findValueDefinition(name)
  if (name === undefined || definition === undefined) return undefined
  const hasForm = definition.named ? isObject(given) : isList(given)
  return hasForm ? { name, definition, given } : undefined
}
