import {
  allFields,
  allowedValues,
  type Context,
  error,
  type FormField,
  isText,
  type Json,
  same,
  schemaOfWritten,
  schemaReader,
  scopesOf,
  shown,
  within,
} from "../../kit"
import { tablesBehind } from "../tables/recordedTables"
import { tableCodes } from "../tables/tableCodes"
import { listedValues } from "./listedValues"

/** Values of options that are taken from data, as far as it is known which there can be. */
function offeredFromData(context: Context, { document, field: { optionsFrom } }: FormField): readonly Json[] {
  if (optionsFrom === undefined || !isText(optionsFrom.items)) return []
  const { items, value } = optionsFrom
  const offered = scopesOf(context, document).flatMap((scope) => {
    const item = schemaReader(scope)(items)?.items
    return item === undefined ? [] : (allowedValues(schemaOfWritten(value, schemaReader(scope.with({ item })))) ?? [])
  })
  return offered.filter((one, index) => offered.findIndex((other) => same(one, other)) === index)
}

/** A number that stands in quotes is another value, and looks the same. */
function unquoted(value: Json, listed: readonly Json[]): { readonly meant?: number } {
  const meant = listed.find((one) => typeof one === "number" && value === String(one))
  return typeof meant === "number" ? { meant } : {}
}

/** Tables that have a word for all that the field allows, and none for the value. */
const tablesLacking = (
  context: Context,
  { name }: FormField,
  { value, listed }: { readonly value: Json; readonly listed: readonly Json[] },
): readonly string[] =>
  tablesBehind(context, name, listed.filter((one) => one !== null).map(shown)).filter(
    (table) => tableCodes(context, table)?.has(shown(value)) === false,
  )

export const optionOutsideSchema = error(
  "option-outside-schema",
  "Every option is a value that the schema allows.",
  function* (context) {
    for (const field of allFields(context)) {
      const { document, name, pointer } = field
      const listed = listedValues(context, field)
      for (const value of listed === undefined ? [] : offeredFromData(context, field))
        if (!listed?.some((allowed) => same(allowed, value)))
          yield {
            document,
            pointer: within(pointer, "optionsFrom", "value"),
            values: { name, value: shown(value), known: listed?.map(shown) ?? [] },
          }
      for (const [index, { value }] of (field.field.options ?? []).entries())
        if (listed?.some((allowed) => same(allowed, value)) === false)
          yield {
            document,
            pointer: within(pointer, "options", index, "value"),
            values: {
              name,
              value: shown(value),
              known: listed.map(shown),
              tables: tablesLacking(context, field, { value, listed }),
              ...unquoted(value, listed),
            },
          }
    }
  },
)
