import type { Json } from "../../model/documents"

/**
 * A JSON Schema whose keywords have the values that draft-07 asks for: one of a document that passed, or an expanded one.
 * `true` and `false` in place of a schema are expanded to `{}` and `{ not: {} }`.
 */
export interface Schema {
  readonly $ref?: string
  readonly title?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly default?: Json
  readonly examples?: readonly Json[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly pattern?: string
  readonly format?: string
}

/** Schema of which nothing is known: everything below it is allowed. */
export const anything: Schema = Object.freeze({})

/** A schema as it stands in a document or a definition that was judged before. */
export const asSchema = (schema: object): Schema => schema
