import { type Context, type Schema, schemaReader, type Summary, textParts, warning } from "../../kit"

/** Tables of which every code is what people read: nothing is gained by a format. */
const readableTables: Summary<readonly string[]> = ({ whole }) =>
  whole
    .all("codes")
    .filter(({ document }) => document.codes.every(({ code, label }) => code === label))
    .map(({ id }) => id)

/** How calls write what a day looks like. */
const dayPattern = /^\^\\d\{4\}-\\d\{2\}-\\d\{2\}/

/** How a value is to be written that nobody reads as it is sent: a sum, a code, a day. */
function formatOf(context: Context, { personal, codes, format, pattern, type }: Schema) {
  if (typeof codes === "string")
    return context.facts.summary(context, readableTables).includes(codes)
      ? undefined
      : ({ kind: "code", wanted: `code:${codes}` } as const)
  if (format === "date" || format === "date-time" || dayPattern.test(pattern ?? ""))
    return { kind: "day", wanted: "date" } as const
  const isNumber = [type].flat().some((one) => one === "number" || one === "integer")
  return personal === "money" && isNumber ? ({ kind: "money", wanted: "yen" } as const) : undefined
}

export const valueUnformatted = warning(
  "value-unformatted",
  "Texts say how sums, codes and days are written for customers.",
  function* (context) {
    for (const { document, pointer, scope, part } of textParts(context)) {
      if (!("get" in part) || part.format !== undefined) continue
      const path = part.get.join(".")
      const format = formatOf(context, schemaReader(scope)(path) ?? {})
      if (format !== undefined) yield { document, pointer, values: { path, ...format } }
    }
  },
)
