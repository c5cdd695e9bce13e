import type { RJSFSchema } from "@rjsf/utils"
import type { JsonSchema } from "../model/documents"

/** The same schema, as rjsf types it: its types could be written to, but nobody does. */
export const toRjsfSchema = (schema: JsonSchema): RJSFSchema => schema as object as RJSFSchema
