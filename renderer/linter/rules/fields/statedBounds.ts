/** Bounds that fields, rules and conditions set, and the texts that tell them. */
import {
  type Bound,
  type Condition,
  type Context,
  fieldsIn,
  type FormField,
  isPath,
  isText,
  type Json,
  type LoadedDocument,
  opposite,
  partsOf,
  type Schema,
  schemaIn,
  turned,
  within,
} from "../../kit"
import { limitMessages } from "../tables/builtInMessages"

export interface SetBound {
  /** Undefined where the text fills in the limit. */
  readonly number: number | undefined
  readonly bound: Bound
}

/** A text beside what it tells. */
export interface BoundText {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly text: string
  readonly bounds: readonly SetBound[]
  /** What `{n}` stands for in the text, where a value is filled in that the bound itself names. */
  readonly limit?: string
  /** It may as well say of whom the bound does not hold: "not below 15" where 15 is the least. */
  readonly isRefusal: boolean
}

const ofKeywords = {
  minimum: "gte",
  minLength: "gte",
  minItems: "gte",
  exclusiveMinimum: "gt",
  maximum: "lte",
  maxLength: "lte",
  maxItems: "lte",
  exclusiveMaximum: "lt",
} as const satisfies Readonly<Record<string, Bound>>

const ofOperators: ReadonlyMap<string, Bound> = new Map([
  ["gte", "gte"],
  ["lte", "lte"],
  ["gt", "gt"],
  ["lt", "lt"],
  ["onOrAfter", "gte"],
  ["onOrBefore", "lte"],
  ["after", "gt"],
  ["before", "lt"],
  ["lengthAtLeast", "gte"],
  ["lengthAtMost", "lte"],
  ["ageAtLeast", "gte"],
  ["ageBelow", "lt"],
])

const boundsOfSchema = (schema: Schema): readonly SetBound[] =>
  Object.entries(ofKeywords).flatMap(([keyword, bound]) => {
    const number = schema[keyword as keyof typeof ofKeywords]
    return typeof number === "number" ? [{ number, bound }] : []
  })

/** Days, or a duration of one unit: `P5Y` is 5. */
const sizeOf = (shift: Json | undefined): number =>
  typeof shift === "number" ? shift : isText(shift) ? Number(shift.replace(/^(-?)P(\d+)[YMD]$/, "$1$2")) : Number.NaN

function boundOf(name: string, [first, second, third]: readonly Json[]): SetBound | undefined {
  const bound = ofOperators.get(name)
  if (bound === undefined) return undefined
  if (typeof first === "number") return { number: first, bound: turned[bound] }
  if (typeof second === "number") return { number: second, bound }
  const size = sizeOf(third)
  // Days before another one: the earlier, the further away.
  return Number.isNaN(size) ? undefined : { number: Math.abs(size), bound: size < 0 ? turned[bound] : bound }
}

/** Bounds of the comparisons of a condition; none where a part of it is turned round. */
function boundsOfCondition(condition: Condition): readonly SetBound[] {
  const parts = [...partsOf(condition)]
  if (parts.some((part) => part.kind === "group" && part.name === "not")) return []
  return parts.flatMap((part) => (part.kind === "leaf" ? [boundOf(part.name, part.operands) ?? []].flat() : []))
}

/** A message that fills in the one value with which its rule compares, as if it were a limit of the schema. */
function filledIn(must: Condition, message: string): Pick<BoundText, "text" | "bounds" | "limit"> | undefined {
  const parts = [...partsOf(must)]
  const isTurned = parts.some((part) => part.kind === "group" && part.name === "not")
  const found = parts.flatMap((part) => {
    const bound = part.kind === "leaf" ? ofOperators.get(part.name) : undefined
    const [, value] = part.kind === "leaf" ? part.operands : []
    const [limit] = isPath(value) ? placeholdersOf(message, value.slice(1)) : []
    return bound === undefined || limit === undefined ? [] : [{ bound, limit }]
  })
  const [only, ...others] = found
  if (only === undefined || others.length > 0 || isTurned || message.includes("{n}")) return undefined
  const { bound, limit } = only
  return { text: message.replaceAll(limit, () => "{n}"), bounds: [{ number: undefined, bound }], limit }
}

/** Places of a text that fill in a value, as they are written. */
const placeholdersOf = (text: string, path: string): readonly string[] =>
  [...text.matchAll(/\{([^{}|]+)(?:\|[^{}]*)?\}/g)].flatMap(([written, name]) => (name === path ? [written] : []))

/** The bound that a message of this name is about, whose limit it fills in. */
function boundOfMessage(name: string): readonly SetBound[] {
  if (name !== "min" && name !== "max" && !limitMessages.includes(name)) return []
  const [side] = /\b(?:min|max)\b/.exec(name) ?? []
  return side === undefined ? [] : [{ number: undefined, bound: side === "min" ? "gte" : "lte" }]
}

function* textsOfField(context: Context, { document, pointer, field, schema }: FormField): Generator<BoundText> {
  const rules = field.rules ?? []
  const ofSchema = schema === undefined ? [] : boundsOfSchema(schemaIn(context, document, schema))
  const ofField = [...ofSchema, ...rules.flatMap(({ must }) => boundsOfCondition(must))]
  if (isText(field.help))
    yield { document, pointer: within(pointer, "help"), text: field.help, bounds: ofField, isRefusal: true }
  for (const [name, text] of Object.entries(field.messages ?? {})) {
    const bounds = [...ofSchema, ...boundOfMessage(name)]
    yield { document, pointer: within(pointer, "messages", name), text, bounds, isRefusal: true }
  }
  for (const [index, { must, message }] of rules.entries())
    if (isText(message)) {
      const said = filledIn(must, message) ?? { text: message, bounds: [] }
      const bounds = [...boundsOfCondition(must), ...said.bounds]
      yield { ...said, document, pointer: within(pointer, "rules", index, "message"), bounds, isRefusal: true }
    }
}

/** Every text that stands beside a bound. */
export function* boundTexts(context: Context): Generator<BoundText> {
  const { set } = context
  for (const form of set.all("form")) for (const field of fieldsIn(form)) yield* textsOfField(context, field)
  for (const document of set.all("messages"))
    for (const [name, text] of Object.entries(document.document.messages)) {
      const bounds = boundOfMessage(name)
      yield { document, pointer: within("/messages", name), text, bounds, isRefusal: true }
    }
  for (const document of set.all("conditions"))
    for (const [name, { label, when }] of Object.entries(document.document.conditions)) {
      const bounds = boundsOfCondition(when)
      yield { document, pointer: within("/conditions", name, "label"), text: label, bounds, isRefusal: false }
    }
}

/** The bound that a text turns round, where a limit of that size is known. */
export const isSaid = ({ bounds, isRefusal }: BoundText, number: number | undefined, bound: Bound): boolean => {
  const known = bounds.filter((set) => set.number === number)
  return known.length === 0 || known.some((set) => set.bound === bound || (isRefusal && opposite[set.bound] === bound))
}
