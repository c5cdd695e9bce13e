import { allFields, type Context, error, formatUses, schemaIn, takesTable, valuesOf } from "../../kit"
import { tableCodes } from "./tableCodes"

/** The values that the fields of a name ask for: what was answered is shown under the same name. */
const valuesAsked = (context: Context, name: string | undefined): readonly string[] =>
  allFields(context)
    .filter((field) => field.name === name)
    .flatMap(({ document, schema = {} }) => valuesOf(schemaIn(context, document, schema)))

export const codeWithoutLabel = error(
  "code-without-label",
  "A table has words for every value that it shows.",
  function* (context) {
    for (const { document, pointer, format, argument: table = "", name, analysis } of formatUses(context)) {
      const codes = takesTable(context, format) ? tableCodes(context).get(table) : undefined
      if (codes === undefined || analysis?.kind !== "known") continue
      const known = valuesOf(analysis.schema)
      const values = known.length > 0 ? known : valuesAsked(context, name)
      const missing = [...new Set(values)].filter((value) => !codes.has(value))
      if (missing.length > 0) yield { document, pointer, values: { table, missing } }
    }
  },
)
