import { Ajv, type ErrorObject, type ValidateFunction } from "ajv"
import type { CallDocument, JsonSchema } from "../../../../renderer/compiler"

const emailAddress =
  /^[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/u

/** Checks that call documents name in `format`; the others are shapes that JSON Schema says itself. */
const formats = {
  "email-address": emailAddress,
  "postal-code": /^[0-9]{7}$/u,
  "mobile-phone": /^0[6-9]0[0-9]{8}$/u,
  "landline-phone": /^0[1-9][0-9]{8}$/u,
  "katakana-only": /^[ァ-ヶー\u3000]+$/u,
  "full-width-only": /^[^\u0020-\u007E\uFF61-\uFF9F]+$/u,
  "full-or-latin": /^([^\u0020-\u007E\uFF61-\uFF9F]+|[A-Za-z][A-Za-z .,'-]*)$/u,
  "securities-code": /^[0-9][0-9ACDFGHJKLMNPRSTUWXY][0-9][0-9ACDFGHJKLMNPRSTUWXY]$/u,
  "tax-number": /^[A-Za-z0-9-]{1,20}$/u,
  "real-date":
    /^(?:(?:19|[2-9][0-9])[0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:(?:19|[2-9][0-9])(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[3579][26])00)-02-29)$/u,
  "member-id": /^[0-9A-Za-z]{6,12}$/u,
  version: /^\d+\.\d+\.\d+$/u,
}

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
