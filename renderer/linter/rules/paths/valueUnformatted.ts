import {
  type Context,
  derive,
  filledTypesOf,
  isList,
  isText,
  type Json,
  parentOf,
  plainType,
  propertiesIn,
  readValuePath,
  type Schema,
  schemaReader,
  seen,
  textParts,
  topicOf,
  valueAt,
  warning,
} from "../../kit"

/** Tables of which every code is what people read, by id: nothing is gained by a format. */
const readableTables = topicOf<true>("readableTables", (_context, { kind, id, document }) =>
  kind === "codes" && document.codes.every(({ code, label }) => code === label) ? [[id, true]] : [],
)

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
    return context.facts.has(context, readableTables, codes)
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

type Bare = ReturnType<typeof bareValues>[number]

/** How the values beside it are written, where all of them are numbers that are written in one way. */
function formatBeside(context: Context, { document, pointer, path, analysis }: Bare): string | undefined {
  const holder = parentOf(pointer)
  const list = valueAt(document.document, parentOf(holder))
  if (analysis.kind !== "known" || !isList<Json>(list)) return undefined
  const types = [...new Set(filledTypesOf(analysis.schema).map(plainType))].join()
  // What a screen works out is a number more often than not, where its steps do not say.
  if (types !== "number" && !(types === "" && path.startsWith("$values."))) return undefined
  const formats = new Set(list.map((one) => propertiesIn(one)["format"]).filter(isText))
  const numbers = [...formats].filter((name) => context.vocabulary.find("format", name)?.accepts?.includes("integer"))
  return numbers.length === 1 ? numbers[0] : undefined
}

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
    for (const bare of bareValues(context)) {
      const { document, pointer, path, analysis } = bare
      const beside = formatBeside(context, bare)
      const format =
        (analysis.kind === "known" ? wantedFor(context, analysis.schema) : undefined) ??
        (beside === undefined ? undefined : { kind: "number", wanted: beside })
      if (format !== undefined) yield { document, pointer, values: { path, ...format } }
    }
  },
)
