import {
  type Context,
  derive,
  readValuePath,
  type Schema,
  schemaReader,
  seen,
  type Summary,
  textParts,
  warning,
} from "../../kit"

/** Tables of which every code is what people read: nothing is gained by a format. */
const readableTables: Summary<readonly string[]> = ({ whole }) =>
  whole
    .all("codes")
    .filter(({ document }) => document.codes.every(({ code, label }) => code === label))
    .map(({ id }) => id)

/** How calls write what a day looks like. */
const dayPattern = /^\^\\d\{4\}-\\d\{2\}-\\d\{2\}/

/** How a value is to be written that nobody reads as it is sent; the format is named where there is one. */
function wantedFor(context: Context, schema: Schema) {
  const found = formatOf(context, schema)
  if (found === undefined) return undefined
  const [name = ""] = found.wanted.split(":")
  return context.vocabulary.find("format", name) === undefined ? { kind: found.kind } : found
}

/** A sum, a code, a day. */
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

/** Values of blocks that are written without a format. */
const bareValues = derive((view) =>
  seen(view, "unformatted").map(({ document, pointer, path, scope }) => ({
    document,
    pointer,
    path,
    analysis: readValuePath(scope, path),
  })),
)

export const valueUnformatted = warning(
  "value-unformatted",
  "Texts and values say how sums, codes and days are written for customers.",
  function* (context) {
    for (const { document, pointer, scope, part } of textParts(context)) {
      if (!("get" in part) || part.format !== undefined) continue
      const path = part.get.join(".")
      const format = wantedFor(context, schemaReader(scope)(path) ?? {})
      if (format !== undefined) yield { document, pointer, values: { path, ...format } }
    }
    for (const { document, pointer, path, analysis } of bareValues(context)) {
      const format = analysis.kind === "known" ? wantedFor(context, analysis.schema) : undefined
      if (format !== undefined) yield { document, pointer, values: { path, ...format } }
    }
  },
)
