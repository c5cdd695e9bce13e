import type { ValidateFunction } from "../../model/validateFunction"
import type { JsonSchema } from "../../model/documents"
import { hasType, limitOf } from "./schema"

/** The check that an answer fails, with the parameter of its message. */
export interface Failure {
  readonly check: string
  readonly n?: unknown
  /** The answer lies beyond a bound of the schema; what it is made of is right. */
  readonly isBeyond?: boolean
}

type SchemaError = NonNullable<ValidateFunction["errors"]>[number]

/** A field as written or as compiled. */
interface Choices {
  readonly options?: unknown
  readonly optionsFrom?: unknown
}

/** What is asked for: something typed, something chosen, or a consent. Decides how a missing answer is worded. */
export function requiredCheck(spec: Choices, schema: JsonSchema): string {
  if (Object.hasOwn(schema, "const")) return "required-consent"
  const isChoice =
    spec.options ??
    spec.optionsFrom ??
    schema["enum"] ??
    (schema["type"] === "array" || schema["type"] === "boolean" || undefined)
  return isChoice === undefined ? "required-input" : "required-choice"
}

const lengthCheck = (schema: JsonSchema, otherwise: string) =>
  limitOf(schema, "minLength") === limitOf(schema, "maxLength") ? "exact-length" : otherwise

const fixedChecks: Readonly<Record<string, string>> = {
  minimum: "amount-min",
  exclusiveMinimum: "amount-min",
  maximum: "amount-max",
  exclusiveMaximum: "amount-max",
  minItems: "min-choices",
  maxItems: "max-choices",
  uniqueItems: "no-duplicates",
  const: "required-consent",
  enum: "required-choice",
}

/** Names the failed check of a schema error as the messages do. */
export function toFailure(error: SchemaError, schema: JsonSchema): Failure {
  const limit = error.params["limit"]
  const n = limit === undefined ? {} : { n: limit }
  if (error.keyword === "minLength") return { check: lengthCheck(schema, "min-length"), ...n }
  if (error.keyword === "maxLength") return { check: lengthCheck(schema, "max-length"), ...n }
  if (error.keyword === "type") return { check: hasType(schema, "integer") ? "whole-number" : "required-input" }
  if (error.keyword === "format") return { check: String(error.params["format"]) }
  return { check: fixedChecks[error.keyword] ?? error.keyword, ...n, isBeyond: /m(in|ax)imum$/i.test(error.keyword) }
}
