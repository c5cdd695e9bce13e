import { Ajv, type ErrorObject, type ValidateFunction } from "ajv"
import type { CallDocument, JsonSchema } from "../../../../renderer/compiler"
import { checkDefinitions } from "../../../checks/definitions"

/** Checks that call documents name in `format`, as forms have them; the others are shapes that JSON Schema says itself. */
const formats = Object.fromEntries(checkDefinitions.map(({ name, pattern }) => [name, new RegExp(pattern, "u")]))

export interface Checks {
  /** What is wrong with an input; nothing when it fits. */
  request(document: CallDocument, input: unknown): readonly ErrorObject[]
  response(document: CallDocument, value: unknown): readonly ErrorObject[]
}

/** Compiles each schema when it is first needed, so that a hundred calls do not slow the start. */
export function createChecks(): Checks {
  const options = { allErrors: true, strict: false, ownProperties: true, logger: false, formats } as const
  const strict = new Ajv(options)
  // Query strings carry text only.
  const coercing = new Ajv({ ...options, coerceTypes: true })
  const compiled = new Map<string, ValidateFunction>()

  function errorsOf(key: string, { ajv, schema, value }: { ajv: Ajv; schema: JsonSchema; value: unknown }) {
    const validate = compiled.get(key) ?? ajv.compile(schema)
    compiled.set(key, validate)
    return validate(value) ? [] : (validate.errors ?? [])
  }

  return {
    request(document, value) {
      const ajv = document.method === "GET" ? coercing : strict
      return errorsOf(`request ${document.id}`, { ajv, schema: document.request, value })
    },
    response(document, value) {
      return errorsOf(`response ${document.id}`, { ajv: strict, schema: document.response, value })
    },
  }
}

/** The property that an error is about, from its pointer or its parameter. */
export function propertyOf({ instancePath, params }: ErrorObject): string {
  const named = params["missingProperty"] ?? params["additionalProperty"]
  const path = instancePath.split("/").slice(1)
  return [...path, ...(typeof named === "string" ? [named] : [])].join(".")
}
