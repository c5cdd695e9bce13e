import { error, pathUses, type Schema, valuesOf } from "../../kit"
import { operatorUses } from "../values/operatorUses"
import { nearlySendable } from "./recordedTables"
import { sendableCodes, sendableTables } from "./tableCodes"

const isRecorded = ({ pointer }: { readonly pointer: string }): boolean => /\/analytics\/\d+$/.test(pointer)

const isYesOrNo = (values: readonly string[]): boolean => values.every((value) => ["true", "false"].includes(value))

/** Codes that records would name although no table lets them: typed texts, amounts, and codes that say too much; what people call a code is none. */
export const analyticsNotCode = error(
  "analytics-not-code",
  "Records name only codes of tables that say so (`analytics`), what is the same for everybody (`public`), and yes or no.",
  function* (context) {
    const sendable = sendableCodes(context)
    const tables = sendableTables(context)
    for (const { document, pointer, path, analysis } of pathUses(context).filter(isRecorded))
      if (analysis.kind === "known" && !isSendable(analysis.schema))
        yield { document, pointer, values: { path, ...nearlySendable(context, valuesOf(analysis.schema)) } }
    for (const { document, pointer, operator, operands } of operatorUses(context).filter(isRecorded))
      if (operator.name !== "code" || !tables.has(String(operands[0]?.value)) || operands[2]?.value === "label")
        yield { document, pointer, values: { path: operator.name } }

    function isSendable(schema: Schema): boolean {
      const values = valuesOf(schema)
      if (schema["public"] === true) return true
      if (values.length === 0) return false
      return isYesOrNo(values) || sendable.some((codes) => values.every((value) => codes.has(value)))
    }
  },
)
