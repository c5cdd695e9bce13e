import {
  allFields,
  type Context,
  formatUses,
  tablesOfProperties,
  takesTable,
  topicOf,
  warning,
  within,
} from "../../kit"
import type { FormField } from "../../references/formFields"

/** Tables through which an answer is shown, by the name of its field. */
export const tablesShowing = topicOf<string>("tablesShowing", (context, document) =>
  formatUses
    .of(context, document)
    .flatMap(({ format, argument, name }) =>
      name === undefined || argument === undefined || !takesTable(context, format) ? [] : [[name, argument] as const],
    ),
)

/** Labels of tables, which forms whose answers are shown through them do not name. */
const labelsOf = topicOf<readonly (readonly [code: string, label: string])[]>(
  "labelsOf",
  (_context, { kind, id, document }) =>
    kind === "codes" ? [[id, document.codes.map(({ code, label }) => [String(code), label] as const)]] : [],
)

/** An option may say more than what is shown again. */
const isSame = (label: string, known: string): boolean => label.startsWith(known) || known.startsWith(label)

interface Option {
  readonly label: string
  /** What a table calls its value. */
  readonly known: string
  readonly index: number
}

/** Options whose values a table has. */
function optionsOf(context: Context, { options = [] }: FormField["field"], table: string): readonly Option[] {
  const labels = new Map(context.facts.get(context, labelsOf, table).flat())
  return options.flatMap(({ value, label }, index) => {
    const known = labels.get(String(value))
    return known !== undefined && typeof label === "string" ? [{ label, known, index }] : []
  })
}

/** Options that mostly repeat a table mean to; one word of its own for the yes of a table that many questions share does not. */
const repeats = (options: readonly Option[]): boolean =>
  options.filter(({ label, known }) => isSame(label, known)).length * 2 > options.length

export const labelDiffers = warning(
  "label-differs",
  "An option is called what the code table calls its value: the one that shows it again, or one that a schema names and that the form repeats.",
  function* (context) {
    for (const { document, field, name, pointer } of allFields(context)) {
      const shown = new Set(context.facts.get(context, tablesShowing, name))
      for (const table of new Set([...shown, ...(tablesOfProperties(context).get(name) ?? [])])) {
        const options = optionsOf(context, field, table)
        if (!shown.has(table) && !repeats(options)) continue
        for (const { label, known, index } of options)
          if (!isSame(label, known))
            yield { document, pointer: within(pointer, "options", index, "label"), values: { label, table, known } }
      }
    }
  },
)
