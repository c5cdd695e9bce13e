import { type Context, error, fieldsIn, formatUses, schemaIn, takesTable, topicOf, valuesOf } from "../../kit"
import { tableCodes } from "./tableCodes"

/** The values that fields ask for, by the name of the field. */
const valuesAsked = topicOf<readonly string[]>("valuesAsked", (context, form) =>
  (form.kind === "form" ? fieldsIn(form) : []).flatMap(({ document, name, schema = {} }) => {
    const values = valuesOf(schemaIn(context, document, schema))
    return values.length === 0 ? [] : [[name, values] as const]
  }),
)

/** What was answered is shown under the same name. */
const asked = (context: Context, name: string | undefined): readonly string[] =>
  name === undefined ? [] : context.facts.get(context, valuesAsked, name).flat()

export const codeWithoutLabel = error(
  "code-without-label",
  "A table has words for every value that it shows.",
  function* (context) {
    for (const { document, pointer, format, argument: table = "", name, analysis } of formatUses(context)) {
      const codes = takesTable(context, format) ? tableCodes(context, table) : undefined
      if (codes === undefined || analysis?.kind !== "known") continue
      const known = valuesOf(analysis.schema)
      const values = known.length > 0 ? known : asked(context, name)
      const missing = [...new Set(values)].filter((value) => !codes.has(value))
      if (missing.length > 0) yield { document, pointer, values: { table, missing } }
    }
  },
)
