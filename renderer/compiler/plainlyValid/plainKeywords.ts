import type { Json } from "../../model/documents"
import { type Fields, isList, isObject, schemaTypeOf } from "../../model/json"

/**
 * True where a value is valid for sure; false where ajv has to be asked. Names of properties that were found valid are added to
 * `evaluated`.
 */
export type PlainValidator = (value: Json, evaluated?: Set<string>) => boolean

/** Makes the validator of a keyword with this value. */
export type PlainKeyword = (wanted: Json, place: SchemaPlace) => PlainValidator

/** The schema that a keyword stands in. */
export interface SchemaPlace {
  readonly schema: Fields
  /** A schema that stands inside of it. */
  compile(schema: Json): PlainValidator
  /** The one that a reference leads to. */
  follow(reference: string): PlainValidator
}

export const always: PlainValidator = () => true
export const never: PlainValidator = () => false

type Measure = (value: Json) => number | undefined

const characters: Measure = (value) => (typeof value === "string" ? [...value].length : undefined)
const items: Measure = (value) => (isList(value) ? value.length : undefined)
const size: Measure = (value) => (isObject(value) ? Object.keys(value).length : undefined)
const amount: Measure = (value) => (typeof value === "number" ? value : undefined)

/** What has no such measure is none of the keyword's business. */
const measured =
  (measure: Measure, holds: (found: number, wanted: number) => boolean): PlainKeyword =>
  (wanted) =>
    typeof wanted === "number"
      ? (value) => {
          const found = measure(value)
          return found === undefined || holds(found, wanted)
        }
      : never

const atLeast = (measure: Measure) => measured(measure, (found, wanted) => found >= wanted)
const atMost = (measure: Measure) => measured(measure, (found, wanted) => found <= wanted)

/** A simple value; lists and objects are left to ajv. */
const isOneOf =
  (wanted: readonly Json[]): PlainValidator =>
  (value) =>
    (typeof value !== "object" || value === null) && wanted.includes(value)

const schemasIn = (wanted: Json, { compile }: SchemaPlace): readonly PlainValidator[] =>
  isList<Json>(wanted) ? wanted.map(compile) : [never]

/** Days that every month has. */
const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])`
const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:Z|[+-](?:0\d|1[0-2]):[0-5]\d)`
/** All that ajv judges by here; of each what is right for sure. */
const formats: ReadonlyMap<Json, RegExp> = new Map([
  ["date", new RegExp(`^${day}$`)],
  ["time", new RegExp(`^${clock}$`)],
  ["date-time", new RegExp(`^${day}T${clock}$`)],
])

/** What is no object is none of the keyword's business. */
const ofObjects =
  (validate: (value: Fields, evaluated?: Set<string>) => boolean): PlainValidator =>
  (value, evaluated) =>
    !isObject(value) || validate(value, evaluated)

/** Values of properties by their names; one that is not among them is judged by `otherwise`. */
const ofProperties = (
  named: ReadonlyMap<string, PlainValidator>,
  otherwise: PlainValidator | undefined,
): PlainValidator =>
  ofObjects((value, evaluated) =>
    Object.keys(value).every((name) => {
      const validate = named.get(name) ?? otherwise
      if (validate === undefined) return true
      evaluated?.add(name)
      return validate(value[name] ?? null)
    }),
  )

const withoutKeyword = (schema: Fields, keyword: string): Fields =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword))

/** Keywords whose answer is certain both ways. */
const certain: ReadonlySet<string> = new Set(["type", "required", "properties", "const"])

/** Whether a schema can tell for sure that a value is *not* valid. */
const isCertain = (schema: Json): boolean =>
  isObject(schema) &&
  Object.entries<Json>(schema).every(
    ([name, wanted]) =>
      certain.has(name) &&
      (name !== "properties" || (isObject(wanted) && Object.values<Json>(wanted).every(isCertain))) &&
      (name !== "const" || typeof wanted !== "object"),
  )

export const plainKeywords: Readonly<Record<string, PlainKeyword>> = {
  type(wanted) {
    const types = [wanted].flat()
    return (value) => types.includes(schemaTypeOf(value)) || (typeof value === "number" && types.includes("number"))
  },
  enum: (wanted) => (isList<Json>(wanted) ? isOneOf(wanted) : never),
  const: (wanted) => isOneOf([wanted]),
  minLength: atLeast(characters),
  maxLength: atMost(characters),
  minItems: atLeast(items),
  maxItems: atMost(items),
  minProperties: atLeast(size),
  maxProperties: atMost(size),
  minimum: atLeast(amount),
  maximum: atMost(amount),
  exclusiveMinimum: measured(amount, (found, wanted) => found > wanted),
  exclusiveMaximum: measured(amount, (found, wanted) => found < wanted),
  pattern(wanted) {
    try {
      const expression = new RegExp(String(wanted), "u")
      return (value) => typeof value !== "string" || expression.test(value)
    } catch {
      return never
    }
  },
  format(wanted) {
    const format = formats.get(wanted)
    return typeof wanted === "string"
      ? (value) => typeof value !== "string" || format?.test(value) !== false
      : (value) => typeof value !== "string"
  },
  required(wanted) {
    const names = isList<Json>(wanted) ? wanted : [null]
    return ofObjects((value) => names.every((name) => typeof name === "string" && Object.hasOwn(value, name)))
  },
  properties: (wanted, { compile }) =>
    isObject(wanted)
      ? ofProperties(new Map(Object.entries<Json>(wanted).map(([name, schema]) => [name, compile(schema)])), undefined)
      : ofObjects(never),
  additionalProperties(wanted, { schema: { properties = {} }, compile }) {
    if (!isObject(properties)) return ofObjects(never)
    const others = new Map(Object.keys(properties).map((name) => [name, always]))
    return ofProperties(others, compile(wanted))
  },
  items(wanted, { compile, schema: { additionalItems = true } }) {
    const placed = isList<Json>(wanted) ? wanted.map(compile) : []
    const rest = compile(isList(wanted) ? additionalItems : wanted)
    return (value) => !isList<Json>(value) || value.every((item, at) => (placed[at] ?? rest)(item))
  },
  // Said by `items`.
  additionalItems: (_wanted, { schema: { items: beside } }) => (isList(beside) ? always : never),
  anyOf(wanted, place) {
    const branches = schemasIn(wanted, place)
    return (value) => branches.some((validate) => validate(value))
  },
  allOf(wanted, place) {
    const branches = schemasIn(wanted, place)
    return (value, evaluated) => branches.every((validate) => validate(value, evaluated))
  },
  if(wanted, { compile, schema: { then: met = true, else: unmet = true } }) {
    if (!isCertain(wanted)) return never
    const [test, whenMet, whenUnmet] = [compile(wanted), compile(met), compile(unmet)]
    return (value, evaluated) => (test(value) ? whenMet : whenUnmet)(value, evaluated)
  },
  // Said by `if`.
  then: (_wanted, { schema }) => (Object.hasOwn(schema, "if") ? always : never),
  else: (_wanted, { schema }) => (Object.hasOwn(schema, "if") ? always : never),
  propertyNames(wanted, { compile }) {
    const validate = compile(wanted)
    return ofObjects((value) => Object.keys(value).every((name) => validate(name)))
  },
  unevaluatedProperties(wanted, { schema, compile }) {
    const [whole, others] = [compile(withoutKeyword(schema, "unevaluatedProperties")), compile(wanted)]
    return (value, evaluated) => {
      const found = new Set<string>()
      if (!whole(value, found)) return false
      if (!isObject(value)) return true
      if (!Object.keys(value).every((name) => found.has(name) || others(value[name] ?? null))) return false
      for (const name of Object.keys(value)) evaluated?.add(name)
      return true
    }
  },
  uniqueItems: (wanted) => (value) =>
    wanted !== true ||
    !isList<Json>(value) ||
    (value.every((item) => typeof item !== "object" || item === null) && new Set(value).size === value.length),
  $ref: (wanted, { follow }) => (typeof wanted === "string" ? follow(wanted) : never),
}

/** All other keywords that ajv validates by. A keyword that neither knows is an annotation. */
const leftToAjv: ReadonlySet<string> = new Set(
  `$dynamicRef $recursiveRef contains dependencies dependentRequired dependentSchemas discriminator maxContains minContains
  multipleOf not oneOf patternProperties prefixItems unevaluatedItems`.split(/\s+/),
)

export const isLeftToAjv = (keyword: string): boolean => leftToAjv.has(keyword)
