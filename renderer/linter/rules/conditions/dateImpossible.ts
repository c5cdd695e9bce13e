import { conditionLeaves, error, isDate, isMoment, isPath, isText } from "../../kit"
import { operandsOf } from "./operands"

export const dateImpossible = error(
  "date-impossible",
  "Dates are days that the calendar has, or moments with their offset.",
  function* (context) {
    for (const use of conditionLeaves(context)) {
      for (const { value, operand, pointer } of operandsOf(use)) {
        if (!operand?.types.includes("date") || !isText(value) || isPath(value)) continue
        if (!isDate(value) && !isMoment(value)) yield { document: use.document, pointer, values: { value } }
      }
    }
  },
)
