import { fieldsOf, listOf, shown } from "../json"
import { error, remember, type Breach, type Context, type Rule } from "../rule"
import { valuesOf } from "../schemas"
import { pathUses } from "../uses"

/** Codes of the tables that allow it, table by table. */
const sendableCodes = remember((context): readonly ReadonlySet<string>[] =>
  context.set
    .all("codes")
    .filter(({ document }) => document.analytics === true)
    .map(({ document }) => new Set(listOf(document.codes).map((entry) => shown(fieldsOf(entry)["code"])))),
)

/** Codes that records would name although no table lets them: typed texts, amounts, and codes that say too much. */
function* unsendable(context: Context): Iterable<Breach> {
  for (const { document, pointer, path, reading } of pathUses(context)) {
    if (!/\/analytics\/\d+$/.test(pointer) || reading.kind !== "known") continue
    const values = valuesOf(reading.schema)
    const isSendable = sendableCodes(context).some((codes) => values.every((value) => codes.has(value)))
    if (values.length === 0 || !isSendable) yield { document, pointer, values: { path } }
  }
}

export const analyticsRules: readonly Rule[] = [
  error("analytics-not-code", "Records name only codes of tables that say so (`analytics`).", unsendable),
]
