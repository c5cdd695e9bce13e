/** Validates samples and defaults against the schemas of calls, forms and session values. */
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv"
import addFormats from "ajv-formats"
import type { Json, JsonSchema } from "../../model/documents"
import { objectsIn, propertiesIn } from "../../model/json"
import { isText } from "../json"
import { keepFor } from "../keepFor"
import { parentOf, valueAt, within } from "../../model/pointer"
import { isSlowPattern } from "./patterns"
import { isPlainlyValid } from "./plainlyValid"

const ajv = new Ajv({
  strict: false,
  logger: false,
  ownProperties: true,
  addUsedSchema: false,
  validateSchema: false,
  // A schema judges a handful of samples: making its code faster takes longer than that.
  code: { optimize: false },
})
addFormats.default(ajv, ["date", "date-time", "time"])

/** By the text of their schema: an edit elsewhere costs nothing. */
const validators = new Map<string, ValidateFunction | undefined>()

export interface Mismatch {
  readonly pointer: string
  /** Name of the keyword that failed: `type`, `required`, `enum` ... */
  readonly keyword: string
  readonly detail: string
  /** The table of codes that says which values there are. */
  readonly table?: string
}

/** First thing in which a value breaks a schema; a schema that cannot be compiled is another rule's business. */
export function firstMismatch(schema: JsonSchema, value: Json | undefined): Mismatch | undefined {
  if (value !== undefined && isPlainlyValid(schema, value)) return undefined
  const validate = validatorFor(schema)
  if (validate === undefined || validate(value)) return undefined
  const [first] = validate.errors ?? []
  return first && toMismatch(first, schema)
}

/** The part of a schema that an error is about. */
const partOf = ({ schemaPath }: ErrorObject, schema: JsonSchema) =>
  propertiesIn(valueAt(schema as Json, parentOf(decodeURIComponent(schemaPath.slice(1)))))

function toMismatch(error: ErrorObject, schema: JsonSchema): Mismatch {
  const { instancePath, keyword, params } = error
  const { codes } = partOf(error, schema)
  const { missingProperty, additionalProperty, allowedValues, limit, type, pattern, format } = params
  const name: string | undefined = missingProperty ?? additionalProperty
  return {
    pointer: keyword === "additionalProperties" ? within(instancePath, additionalProperty) : instancePath,
    keyword,
    detail: name ?? [allowedValues ?? limit ?? type ?? pattern ?? format ?? ""].flat().map(String).join(", "),
    ...(isText(codes) ? { table: codes } : {}),
  }
}

const validatorFor = keepFor((schema: JsonSchema): ValidateFunction | undefined => {
  const key = JSON.stringify(schema)
  if (validators.has(key)) return validators.get(key)
  if (validators.size > 5_000) validators.clear()
  const validator = compile(schema)
  validators.set(key, validator)
  return validator
})

function compile(schema: JsonSchema): ValidateFunction | undefined {
  for (const [{ pattern }] of objectsIn(schema)) if (isText(pattern) && isSlowPattern(pattern)) return undefined
  try {
    return ajv.compile({ ...schema })
  } catch {
    return undefined
  } finally {
    ajv.removeSchema()
  }
}
