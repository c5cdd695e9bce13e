import { conditionLeaves, error, isDate, isMoment, isPath, isText, readWrittenDay } from "../../kit"
import { operandsOf } from "./operands"

/** The same as conditions read it, where nothing but the way of writing is another; times are those of Japan. */
function asWanted(text: string): { readonly meant?: string } {
  const { day, time } = readWrittenDay(text) ?? {}
  if (day === undefined) return {}
  return { meant: time === undefined ? day : `${day}T${time}:00+09:00` }
}

export const dateImpossible = error(
  "date-impossible",
  "Dates are days that the calendar has, or moments with their offset.",
  function* (context) {
    for (const use of conditionLeaves(context)) {
      for (const { value, operand, pointer } of operandsOf(use)) {
        if (!operand?.types.includes("date") || !isText(value) || isPath(value)) continue
        if (!isDate(value) && !isMoment(value))
          yield { document: use.document, pointer, values: { value, ...asWanted(value) } }
      }
    }
  },
)
