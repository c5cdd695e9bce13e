import { allowedValues, type Context, type FormField, type Json, schemaIn } from "../../kit"

/** Values that the schema lists for a field, or for one item of its list. */
export function listedValues(context: Context, { document, schema }: FormField): readonly Json[] | undefined {
  if (schema === undefined) return undefined
  const expanded = schemaIn(context, document, schema)
  const isListed = ["enum", "const", "oneOf", "anyOf"].some((keyword) => keyword in expanded)
  const { items } = expanded
  return (isListed ? allowedValues(expanded) : undefined) ?? (items?.enum && allowedValues(items))
}
