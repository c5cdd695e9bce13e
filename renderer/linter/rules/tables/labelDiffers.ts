import { allFields, formatUses, remember, takesTable, warning, within } from "../../kit"

/** Tables through which an answer is shown, by the name of its field. */
const tablesByName = remember((context): ReadonlyMap<string, ReadonlySet<string>> => {
  const tables = new Map<string, Set<string>>()
  for (const { format, argument, name } of formatUses(context)) {
    if (name === undefined || argument === undefined || !takesTable(context, format)) continue
    tables.set(name, (tables.get(name) ?? new Set()).add(argument))
  }
  return tables
})

/** An option may say more than what is shown again. */
const isSame = (label: string, known: string): boolean => label.startsWith(known) || known.startsWith(label)

export const labelDiffers = warning(
  "label-differs",
  "An option is called what the code table calls its value when it is shown again.",
  function* (context) {
    for (const { document, field, name, pointer } of allFields(context)) {
      for (const table of tablesByName(context).get(name) ?? []) {
        const codes = context.set.find("codes", table)?.document.codes ?? []
        for (const [index, { value, label }] of (field.options ?? []).entries()) {
          const code = codes.find((known) => String(known.code) === String(value))
          if (code !== undefined && typeof label === "string" && !isSame(label, code.label))
            yield {
              document,
              pointer: within(pointer, "options", index, "label"),
              values: { label, table, known: code.label },
            }
        }
      }
    }
  },
)
