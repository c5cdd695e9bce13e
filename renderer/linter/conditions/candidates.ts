import { isDate, shiftDate } from "../../expressions/calendar"
import { same } from "../../expressions/same"
import { parseQuantity, writeQuantity } from "../../expressions/values/quantities"
import type { Json } from "../../model/documents"
import { isPath, isText } from "../json"
import { anything, type Schema } from "../jsonSchema/schema"
import { allowedValues, typesOf } from "../jsonSchema/values"

/** What is known of the value at a path. */
export type SchemaOf = (path: string) => Schema | undefined

export interface Leaf {
  readonly operator: string
  readonly operands: readonly Json[]
}

export interface Candidates {
  readonly values: readonly (Json | undefined)[]
  /** The values stand for everything that the path can hold. */
  readonly complete: boolean
}

const compared: ReadonlySet<string> = new Set([
  "is",
  "isNot",
  "in",
  "notIn",
  "gt",
  "gte",
  "lt",
  "lte",
  "between",
  "filled",
  "empty",
])
/** By size: of numbers, decimal texts and numbers with a unit. */
const bySize: ReadonlySet<string> = new Set(["gt", "gte", "lt", "lte", "between"])
/** Of two dates, without a shift. */
const ofDates: ReadonlySet<string> = new Set(["before", "after", "onOrBefore", "onOrAfter"])
const onLists: ReadonlySet<string> = new Set(["contains", "containsAny", "containsAll"])

/** One path against literals, with an operator that looks only at equality or order. */
export function isExhaustive({ operator, operands }: Leaf): boolean {
  const [first, ...rest] = operands
  const plain = rest.every((operand) => ![operand].flat().some(isPath))
  if (ofDates.has(operator))
    return isPath(first) && rest.length === 1 && rest.every((date) => isText(date) && isDate(date))
  return plain && (isPath(first) || !operands.some(isPath)) && (compared.has(operator) || onLists.has(operator))
}

/** Literals that a path is measured against; through other paths, their literals and all that is listed for them, too. */
function constantsFor(path: string, leaves: readonly Leaf[], schemaOf: SchemaOf): readonly Json[] {
  const related = leaves.filter(({ operands }) => operands.includes(path))
  const partners = new Set(related.flatMap(({ operands }) => operands.filter(isPath)))
  const near = leaves.filter(({ operands }) => operands.some((operand) => isPath(operand) && partners.has(operand)))
  const listed = [...partners].flatMap((one) => (one === path ? [] : (allowedValues(schemaOf(one) ?? anything) ?? [])))
  return [...near.flatMap(({ operands }) => operands.filter((operand) => !isPath(operand)).flat()), ...listed]
}

const unique = <Value extends Json | undefined>(values: readonly Value[]): readonly Value[] =>
  values.filter((value, index) =>
    values
      .slice(0, index)
      .every((earlier) => !same(earlier, value) || Object.is(earlier, undefined) !== Object.is(value, undefined)),
  )

export function candidatesFor(path: string, leaves: readonly Leaf[], schemaOf: SchemaOf): Candidates {
  const schema = schemaOf(path) ?? anything
  const constants = constantsFor(path, leaves, schemaOf).slice(0, 40)
  const listed = allowedValues(schema)
  if (listed !== undefined) return { values: unique([...listed, undefined]), complete: true }
  const types = typesOf(schema)
  const any = types.size === 0
  const values = [
    ...(any || types.has("number") ? numbersFor(schema, constants) : []),
    ...(any || types.has("string") ? textsFor(schema, constants) : []),
    ...(any || types.has("boolean") ? [true, false] : []),
    ...(any || types.has("array") ? listsFor(schema, constants) : []),
    ...(types.has("object") ? [{}] : []),
  ]
  const uses = (operators: ReadonlySet<string>) =>
    leaves.some(({ operator, operands }) => operators.has(operator) && operands.includes(path))
  const countable = !uses(onLists) || itemsFor(schema, constants).length <= 6
  const isOpen = (types.has("array") && schema.minItems !== undefined) || (types.has("object") && uses(bySize))
  return { values: unique([...values, undefined]), complete: countable && !isOpen }
}

function numbersFor(schema: Schema, constants: readonly Json[]): readonly number[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  const written = [...constants, minimum, maximum, exclusiveMinimum, exclusiveMaximum]
  const exact = written.flatMap((value) => (parseQuantity(value) === undefined ? [] : Number(value)))
  const numbers = schema.type === "integer" ? exact.flatMap((number) => [Math.floor(number), Math.ceil(number)]) : exact
  const whole = schema.type === "integer"
  const steps = whole ? [0, 1, -1] : [0, 1, -1, 0.5, -0.5]
  const bounds = numbers.toSorted((one, other) => one - other)
  const middles = whole ? [] : bounds.slice(1).map((bound, index) => (bound + (bounds[index] ?? bound)) / 2)
  const near = [...numbers.flatMap((number) => steps.map((step) => number + step)), ...middles, 1, 0]
  return near.filter((number) => fitsNumber(schema, number) && (!whole || Number.isInteger(number)))
}

const fitsNumber = (
  { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity }: Schema,
  number: number,
): boolean => number >= minimum && number <= maximum && number > exclusiveMinimum && number < exclusiveMaximum

/** Decimal texts just beside the numbers that a text is compared with. */
const decimalsBeside = (constants: readonly Json[]): readonly string[] =>
  constants.flatMap((constant) => {
    const quantity = parseQuantity(constant)
    if (quantity === undefined) return []
    return [-1n, 0n, 1n].map((step) => String(writeQuantity({ ...quantity, units: quantity.units + step })))
  })

const samples = ["x", "0000000", "2000-01-01", "2000-01-01T00:00:00+09:00", "a@example.jp", "YES", "/a"]

/** A day, or a moment, a day earlier and a day later. */
function daysBeside(text: string): readonly string[] {
  const [day = text, time = ""] = text.split(/(?=T)/)
  if (!isDate(day)) return []
  return [-1, 1].flatMap((days) => {
    const shifted = shiftDate(day, { months: 0, days })
    return shifted === undefined ? [] : [`${shifted}${time}`]
  })
}

function textsFor(schema: Schema, constants: readonly Json[]): readonly string[] {
  const texts = constants.filter(isText)
  const pattern = toPattern(schema)
  const fresh = samples.filter((text) => pattern === undefined || pattern.test(text))
  const beside = texts.flatMap(daysBeside)
  return [...texts, ...beside, ...decimalsBeside(constants), ...(fresh.length === 0 ? ["x"] : fresh.slice(0, 3)), ""]
}

function toPattern({ pattern }: Schema): RegExp | undefined {
  // Quantified groups may blow up; a fresh text does without them.
  if (pattern === undefined || pattern.length > 200 || /[+*}]\)*[+*{]/.test(pattern)) return undefined
  try {
    return new RegExp(pattern, "u")
  } catch {
    return undefined
  }
}

function itemsFor(schema: Schema, constants: readonly Json[]): readonly Json[] {
  const items = schema.items && allowedValues(schema.items)
  return unique(items === undefined ? constants : constants.filter((value) => items.some((item) => same(item, value))))
}

/** Every choice of a few items; of many, none, each one and all. */
function listsFor(schema: Schema, constants: readonly Json[]): readonly (readonly Json[])[] {
  const items = itemsFor(schema, constants)
  if (items.length === 0) return [[], [allowedValues(schema.items ?? anything)?.[0] ?? {}]]
  if (items.length > 6) return [[], ...items.map((item) => [item]), items]
  const count = 2 ** items.length
  return Array.from({ length: count }, (_, bits) => items.filter((_item, index) => (bits >> index) & 1))
}
