import { allFields, formatUses, takesTable, type Topic, warning, within } from "../../kit"

/** Tables through which an answer is shown, by the name of its field. */
const tablesShowing: Topic<string> = (context, document) =>
  formatUses
    .of(context, document)
    .flatMap(({ format, argument, name }) =>
      name === undefined || argument === undefined || !takesTable(context, format) ? [] : [[name, argument] as const],
    )

/** Labels of tables, which forms whose answers are shown through them do not name. */
const labelsOf: Topic<readonly (readonly [code: string, label: string])[]> = (_context, { kind, id, document }) =>
  kind === "codes" ? [[id, document.codes.map(({ code, label }) => [String(code), label] as const)]] : []

/** An option may say more than what is shown again. */
const isSame = (label: string, known: string): boolean => label.startsWith(known) || known.startsWith(label)

export const labelDiffers = warning(
  "label-differs",
  "An option is called what the code table calls its value when it is shown again.",
  function* (context) {
    for (const { document, field, name, pointer } of allFields(context)) {
      for (const table of new Set(context.facts.get(context, tablesShowing, name))) {
        const labels = new Map(context.facts.get(context, labelsOf, table).flat())
        for (const [index, { value, label }] of (field.options ?? []).entries()) {
          const known = labels.get(String(value))
          if (known !== undefined && typeof label === "string" && !isSame(label, known))
            yield {
              document,
              pointer: within(pointer, "options", index, "label"),
              values: { label, table, known },
            }
        }
      }
    }
  },
)
