import { fieldsOf, listOf, shown, textOf, textsOf, within } from "../json"
import { contrast, parseColour } from "../colours"
import { allFields, formatKeywords } from "../formSchema"
import { knownNames } from "../names"
import { suggestion } from "../nearest"
import { error, remember, warning, type Breach, type Context, type Rule } from "../rule"
import { expandSchema, valuesOf } from "../schemas"
import { formatUses } from "../uses"
import { takesTable, usedNames } from "./unknownNames"

const themes = ["light", "dark"] as const

/** Text colours and what they stand on; WCAG 2.2 asks for 4.5:1. */
const contrastPairs = [
  ...["ink", "ink-soft", "ink-faint", "accent", "danger", "rise", "fall"].flatMap((ink) =>
    ["paper", "surface"].map((ground) => [ink, ground] as const),
  ),
  ["ink", "sunken"],
  ["ink-soft", "sunken"],
  ["ink", "accent-wash"],
  ["accent", "accent-wash"],
  ["on-accent", "accent"],
  ["on-accent", "accent-press"],
  ["on-danger", "danger"],
  ["ink", "warn-wash"],
  ["ink", "info-wash"],
  ["ink", "danger-wash"],
] as const

function* weakContrasts(context: Context): Iterable<Breach> {
  for (const document of context.set.all("theme")) {
    for (const theme of themes) {
      const colours = fieldsOf(document.document[theme])
      for (const [ink, ground] of contrastPairs) {
        const [upper, lower] = [parseColour(colours[ink]), parseColour(colours[ground])]
        if (upper === undefined || lower === undefined) continue
        const ratio = contrast(upper, lower)
        if (ratio < 4.5)
          yield {
            document,
            pointer: within("", theme, ink),
            values: { theme, ink, ground, ratio: Math.floor(ratio * 100) / 100 },
          }
      }
    }
  }
}

/** Texts of a field that replace those of messages.json: by the name of the check that failed. */
function* unknownFieldMessages(context: Context): Iterable<Breach> {
  const known = [...knownNames(context)("message"), ...knownNames(context)("check")]
  for (const { document, field, pointer } of allFields(context)) {
    for (const name of Object.keys(fieldsOf(field["messages"]))) {
      if (!known.includes(name))
        yield {
          document,
          pointer: within(pointer, "messages", name),
          values: { name, known, ...suggestion(name, known) },
        }
    }
  }
}

function* checksWithoutMessage(context: Context): Iterable<Breach> {
  const messages = knownNames(context)("message")
  const own = new Set(
    allFields(context).flatMap(({ document, field }) =>
      Object.keys(fieldsOf(field["messages"])).map((name) => `${document.file} ${name}`),
    ),
  )
  for (const { document, name, pointer } of formatKeywords(context)) {
    if (!messages.has(name) && !own.has(`${document.file} ${name}`)) yield { document, pointer, values: { name } }
  }
}

const codesOf = remember((context) => {
  const tables = context.set.all("codes").map(({ id, document }) => {
    const codes = listOf(document.codes).map((entry) => shown(fieldsOf(entry)["code"]))
    return [id, new Set(codes)] as const
  })
  return new Map(tables)
})

/** The values that the fields of a name ask for: what was answered is shown under the same name. */
function valuesAsked(context: Context, name: string | undefined): readonly string[] {
  const fields = allFields(context).filter((field) => field.name === name)
  return fields.flatMap(({ document, schema }) => {
    const home = { set: context.set, file: document.file, root: fieldsOf(document.document)["schema"] ?? {} }
    return valuesOf(expandSchema(home, schema))
  })
}

/** Values that are shown by a table which has no words for some of them. */
function* codesWithoutLabel(context: Context): Iterable<Breach> {
  for (const { document, pointer, format, argument = "", name, reading } of formatUses(context)) {
    const codes = takesTable(context, format) ? codesOf(context).get(argument) : undefined
    if (codes === undefined || reading?.kind !== "known") continue
    const known = valuesOf(reading.schema)
    const values = known.length > 0 ? known : valuesAsked(context, name)
    const missing = [...new Set(values)].filter((value) => !codes.has(value))
    if (missing.length > 0) yield { document, pointer, values: { table: argument, missing } }
  }
}

export const tableRules: readonly Rule[] = [
  error("code-without-label", "A table has words for every value that it shows.", codesWithoutLabel),
  error("code-repeated", "Every code of a table has one label.", function* (context) {
    for (const document of context.set.all("codes")) {
      const codes = listOf(document.document.codes).map((entry) => fieldsOf(entry)["code"])
      for (const [index, code] of codes.entries()) {
        if (code !== undefined && codes.slice(0, index).some((earlier) => String(earlier) === String(code)))
          yield { document, pointer: within("/codes", index, "code"), values: { code: shown(code) } }
      }
    }
  }),
  error("code-table-empty", "Every code table has codes.", function* (context) {
    for (const document of context.set.all("codes"))
      if (listOf(document.document.codes).length === 0) yield { document, pointer: "/codes" }
  }),
  warning("message-unused", "Every message is used by a form, or belongs to a check.", function* (context) {
    const used = new Set(usedNames(context).flatMap(({ of, name }) => (of === "message" ? [name] : [])))
    const checks = knownNames(context)("check")
    for (const document of context.set.all("messages")) {
      for (const name of Object.keys(fieldsOf(document.document.messages))) {
        if (!used.has(name) && !checks.has(name) && !builtIn.has(name))
          yield { document, pointer: within("/messages", name), values: { name } }
      }
    }
  }),
  error("field-message-unknown", "Texts of a field belong to checks that exist.", unknownFieldMessages),
  error("check-without-message", "Every check that a form uses has a message.", checksWithoutMessage),
  error("colour-syntax", "Colours are written `#RRGGBB`.", function* (context) {
    for (const document of context.set.all("theme")) {
      for (const theme of themes) {
        for (const [name, colour] of Object.entries(fieldsOf(document.document[theme]))) {
          if (textOf(colour) !== undefined && parseColour(colour) === undefined)
            yield { document, pointer: within("", theme, name), values: { name, found: shown(colour) } }
        }
      }
    }
  }),
  error("contrast-low", "Texts stand out from their ground: at least 4.5:1 in both themes.", weakContrasts),
  error("colour-missing", "Both themes have the same colours.", function* (context) {
    for (const document of context.set.all("theme")) {
      const names = themes.map((theme) => Object.keys(fieldsOf(document.document[theme])))
      for (const [index, theme] of themes.entries()) {
        const missing = textsOf(names[1 - index]).filter((name) => !names[index]?.includes(name))
        if (missing.length > 0) yield { document, pointer: `/${theme}`, values: { theme, missing } }
      }
    }
  }),
]

/** Messages of the keywords of JSON Schema and of the form itself. */
const builtIn: ReadonlySet<string> = new Set([
  "required-input",
  "required-choice",
  "required-consent",
  "min-choices",
  "max-choices",
  "min-length",
  "max-length",
  "exact-length",
  "amount-min",
  "amount-max",
  "min",
  "max",
  "real-date",
  "no-duplicates",
  "known-characters",
  "pattern",
])
