import type { SchemaKeywords } from "../../model/basics"
import type { JsonSchema } from "../../model/documents"
import type { Fields } from "../../model/json"

/** Keywords that hold schemas. */
type Holding = "properties" | "additionalProperties" | "items" | "anyOf" | "oneOf" | "allOf"

/**
 * A JSON Schema whose keywords have the values that draft-07 asks for: one of a document that passed, or an expanded one.
 * `true` and `false` in place of a schema are expanded to `{}`.
 */
export type Schema = Fields &
  Omit<SchemaKeywords, Holding> & {
    readonly properties?: Readonly<Record<string, Schema>>
    readonly additionalProperties?: boolean | Schema
    readonly items?: Schema
    readonly anyOf?: readonly Schema[]
    readonly oneOf?: readonly Schema[]
    readonly allOf?: readonly Schema[]
  }

/** Schema of which nothing is known: everything below it is allowed. */
export const anything: Schema = Object.freeze({})

/** A schema as it stands in a document or a definition that was judged before. */
export const asSchema = (schema: JsonSchema): Schema => schema as Schema
