import {
  allFields,
  allowedValues,
  type Context,
  error,
  filledTypesOf,
  type FormField,
  isText,
  type Json,
  plainType,
  same,
  type Schema,
  schemaIn,
  schemaOfWritten,
  schemaReader,
  scopesOf,
  shown,
  within,
} from "../../kit"
import { tablesBehind } from "../tables/recordedTables"
import { tableCodes } from "../tables/tableCodes"
import { listedValues } from "./listedValues"

/** Schemas of the values of options that are taken from data, one for each place that draws the field. */
function schemasFromData(context: Context, { document, field: { optionsFrom } }: FormField): readonly Schema[] {
  if (optionsFrom === undefined || !isText(optionsFrom.items)) return []
  const { items, value } = optionsFrom
  return scopesOf(context, document).flatMap((scope) => {
    const item = schemaReader(scope)(items)?.items
    return item === undefined ? [] : [schemaOfWritten(value, schemaReader(scope.with({ item })))]
  })
}

/** Values of such options, as far as it is known which there can be. */
function offeredFromData(schemas: readonly Schema[]): readonly Json[] {
  const offered = schemas.flatMap((schema) => allowedValues(schema) ?? [])
  return offered.filter((one, index) => offered.findIndex((other) => same(one, other)) === index)
}

/** Types of such options of which the field takes none: whatever is chosen is refused. */
function typesRefused(context: Context, { document, schema = {} }: FormField, offered: readonly Schema[]) {
  const expanded = schemaIn(context, document, schema)
  const taken = new Set(filledTypesOf(expanded.items ?? expanded).map(plainType))
  const given = [...new Set(offered.flatMap(filledTypesOf))]
  if (taken.size === 0 || given.length === 0 || given.some((type) => taken.has(plainType(type)))) return undefined
  return { found: given, wanted: [...taken] }
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
      const fromData = schemasFromData(context, field)
      const refused = typesRefused(context, field, fromData)
      if (refused !== undefined)
        yield { document, pointer: within(pointer, "optionsFrom", "value"), values: { name, ...refused } }
      for (const value of listed === undefined || refused ? [] : offeredFromData(fromData))
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
