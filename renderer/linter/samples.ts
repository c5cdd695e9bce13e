/** Validates samples against the schemas of their calls, forms and kept values, in Node only. */
import Ajv, { type ValidateFunction } from "ajv"
import addFormats from "ajv-formats"
import type { JsonSchema } from "../model/documents"
import { objectsIn, textOf, within } from "./json"
import { isSlowPattern } from "./patterns"

const ajv = new Ajv({ strict: false, logger: false, ownProperties: true, addUsedSchema: false, validateSchema: false })
addFormats(ajv, ["date", "date-time", "time"])

/** Checkers by the text of their schema: an edit elsewhere costs nothing. */
const checkers = new Map<string, ValidateFunction | undefined>()

export interface Mismatch {
  readonly pointer: string
  /** Name of the keyword that failed: `type`, `required`, `enum` ... */
  readonly keyword: string
  readonly detail: string
}

/** First thing in which a value breaks a schema; a schema that cannot be compiled is another rule's business. */
export function firstMismatch(schema: JsonSchema, value: unknown): Mismatch | undefined {
  const check = checkerFor(schema)
  if (check === undefined || check(value)) return undefined
  const failure = check.errors?.[0]
  if (failure === undefined) return undefined
  const { instancePath, keyword, params } = failure
  const name = textOf(params["missingProperty"]) ?? textOf(params["additionalProperty"])
  const isUnknown = keyword === "additionalProperties" && name !== undefined
  const limits =
    params["allowedValues"] ?? params["limit"] ?? params["type"] ?? params["pattern"] ?? params["format"] ?? ""
  return {
    pointer: isUnknown ? within(instancePath, name) : instancePath,
    keyword,
    detail: name ?? [limits].flat().map(String).join(", "),
  }
}

function checkerFor(schema: JsonSchema): ValidateFunction | undefined {
  const key = JSON.stringify(schema)
  if (checkers.has(key)) return checkers.get(key)
  if (checkers.size > 5_000) checkers.clear()
  const checker = compile(schema)
  checkers.set(key, checker)
  return checker
}

function compile(schema: JsonSchema): ValidateFunction | undefined {
  for (const [part] of objectsIn(schema)) {
    const pattern = textOf(part["pattern"])
    if (pattern !== undefined && isSlowPattern(pattern)) return undefined
  }
  try {
    return ajv.compile({ ...schema })
  } catch {
    return undefined
  } finally {
    ajv.removeSchema()
  }
}

const meta = new Ajv({ strict: false, logger: false })

/** What makes something no JSON Schema at all. */
export function schemaProblem(schema: unknown): Mismatch | undefined {
  if (meta.validateSchema(schema as JsonSchema) === true) return undefined
  const failure = meta.errors?.[0]
  return { pointer: failure?.instancePath ?? "", keyword: failure?.keyword ?? "", detail: failure?.message ?? "" }
}
