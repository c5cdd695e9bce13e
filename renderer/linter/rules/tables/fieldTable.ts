import { type Context, type FormField, isText, type LoadedDocument, schemaIn } from "../../kit"

/** The code table that the schema of a field names for its answers, or for each of several. */
export function tableNamedFor(context: Context, { document, schema }: FormField): string | undefined {
  const { codes, items } = schema === undefined ? {} : schemaIn(context, document, schema)
  const named = codes ?? items?.["codes"]
  return isText(named) ? named : undefined
}

export function tableFor(context: Context, field: FormField): LoadedDocument<"codes"> | undefined {
  const id = tableNamedFor(context, field)
  return id === undefined ? undefined : context.set.find("codes", id)
}
