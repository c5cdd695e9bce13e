/** What schemas say of texts that are days or moments, by their format or by the pattern that they are written in. */
import { isDate, isMoment } from "../../expressions/calendar"
import type { Json } from "../../model/documents"
import { isPath, isText } from "../json"
import type { Schema } from "../jsonSchema/schema"
import type { Context } from "../rule"

export type DayKind = "date" | "date-time"

const examples: Readonly<Record<DayKind, string>> = { date: "2025-01-31", "date-time": "2025-01-31T10:00:00+09:00" }

/** Undefined where the schema does not say; a pattern that takes other texts, too, says nothing. */
export function dayKindOf({ vocabulary }: Context, { format, pattern }: Schema): DayKind | undefined {
  if (format === "date" || format === "date-time") return format
  const written = pattern ?? vocabulary.find("check", format)?.pattern
  if (written === undefined) return undefined
  const expression = new RegExp(written, "u")
  const takes = (text: string) => expression.test(text)
  if (takes("x") || takes("10")) return undefined
  const [isDay, isTime] = [takes(examples.date), takes(examples["date-time"])]
  if (isDay === isTime) return undefined
  return isDay ? "date" : "date-time"
}

/** Of a value as written: a path by its schema, a literal by itself. */
export function dayKindOfValue(context: Context, value: Json, schema: Schema | undefined): DayKind | undefined {
  if (!isText(value)) return undefined
  if (isPath(value)) return schema && dayKindOf(context, schema)
  if (isDate(value)) return "date"
  return isMoment(value) ? "date-time" : undefined
}
