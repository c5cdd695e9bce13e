import type { Json } from "../../../model/documents"
import type { FormField } from "../../references/formFields"
import { schemaIn } from "../../references/schemasOf"
import type { Context } from "../../rule"
import { allowedValues } from "../../jsonSchema/values"

/** Values that the schema lists for a field, or for one item of its list. */
export function listedValues(context: Context, { document, schema }: FormField): readonly Json[] | undefined {
  if (schema === undefined) return undefined
  const expanded = schemaIn(context, document, schema)
  const isListed = ["enum", "const", "oneOf", "anyOf"].some((keyword) => keyword in expanded)
  const { items } = expanded
  return (isListed ? allowedValues(expanded) : undefined) ?? (items?.enum && allowedValues(items))
}
