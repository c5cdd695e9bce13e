import { conditionLeaves, dayKindOfValue, error, isDate, isText, type Json } from "../../kit"
import { operandsOf, type OperandUse } from "./operands"

/** The same of the other kind. */
function asKind(value: Json, kind: string): { readonly wanted?: string } {
  if (!isText(value) || value.startsWith("$")) return {}
  if (kind === "date") return { wanted: value.slice(0, 10) }
  return isDate(value) ? { wanted: `${value}T00:00:00+09:00` } : {}
}

export const dateAgainstMoment = error(
  "date-against-moment",
  "Days are compared with days and moments with moments.",
  function* (context) {
    const kindOf = ({ value, schema }: OperandUse) => dayKindOfValue(context, value, schema)
    for (const use of conditionLeaves(context)) {
      const dates = operandsOf(use).filter(({ operand }) => operand?.types.includes("date") && operand.mixes !== true)
      const [first, ...others] = dates
      const kind = first && kindOf(first)
      for (const date of others) {
        const other = kindOf(date)
        if (kind !== undefined && other !== undefined && kind !== other)
          yield { document: use.document, pointer: date.pointer, values: { kind, other, ...asKind(date.value, kind) } }
      }
    }
  },
)
