import { error, pathUses, valuesOf } from "../../kit"
import { sendableCodes } from "./tableCodes"

/** Codes that records would name although no table lets them: typed texts, amounts, and codes that say too much. */
export const analyticsNotCode = error(
  "analytics-not-code",
  "Records name only codes of tables that say so (`analytics`).",
  function* (context) {
    const sendable = sendableCodes(context)
    for (const { document, pointer, path, analysis } of pathUses(context)) {
      if (!/\/analytics\/\d+$/.test(pointer) || analysis.kind !== "known") continue
      const values = valuesOf(analysis.schema)
      const isSendable = values.length > 0 && sendable.some((codes) => values.every((value) => codes.has(value)))
      if (!isSendable) yield { document, pointer, values: { path } }
    }
  },
)
