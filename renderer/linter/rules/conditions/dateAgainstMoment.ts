import { conditionLeaves, error, isDate, isMoment, isPath, isText } from "../../kit"
import { operandsOf, type OperandUse } from "./operands"

type DateKind = "date" | "date-time"

/** Undefined where nothing says whether it is a day or a moment. */
function kindOf({ value, schema }: OperandUse): DateKind | undefined {
  if (!isText(value)) return undefined
  const format = isPath(value) ? schema?.format : undefined
  if (format === "date" || isDate(value)) return "date"
  return format === "date-time" || isMoment(value) ? "date-time" : undefined
}

export const dateAgainstMoment = error(
  "date-against-moment",
  "Days are compared with days and moments with moments.",
  function* (context) {
    for (const use of conditionLeaves(context)) {
      const dates = operandsOf(use).filter(({ operand }) => operand?.types.includes("date") && operand.mixes !== true)
      const [first, ...others] = dates
      const kind = first && kindOf(first)
      for (const date of others) {
        const other = kindOf(date)
        if (kind !== undefined && other !== undefined && kind !== other)
          yield { document: use.document, pointer: date.pointer, values: { kind, other } }
      }
    }
  },
)
