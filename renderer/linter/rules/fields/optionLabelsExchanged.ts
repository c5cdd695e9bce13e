import { allFields, type Context, isText, topicOf, warning, within } from "../../kit"
import type { FormField } from "../../references/formFields"

type Labelled = readonly (readonly [code: string, label: string])[]

interface Table {
  readonly table: string
  readonly labelled: Labelled
}

const codesIn = (labelled: Labelled): string => JSON.stringify(labelled.map(([code]) => code).toSorted())

const tablesOfCodes = topicOf<Table>("tablesOfCodes", (_context, { kind, id, document }) => {
  if (kind !== "codes") return []
  const labelled = document.codes.map(({ code, label }) => [String(code), label] as const)
  return [[codesIn(labelled), { table: id, labelled }]]
})

/** What the options would be called by a table that has just these codes and these labels, where none has them as they are. */
function exchangedIn(context: Context, { options = [] }: FormField["field"]) {
  const labelled = options.flatMap(({ value, label }) => (isText(label) ? [[String(value), label] as const] : []))
  if (labelled.length !== options.length) return undefined
  const labels = new Set(labelled.map(([, label]) => label))
  const tables = context.facts
    .get(context, tablesOfCodes, codesIn(labelled))
    .filter((table) => table.labelled.every(([, label]) => labels.has(label)))
    .map(({ table, labelled: known }) => {
      const labelOf = new Map(known)
      return { table, known: labelled.map(([code]) => labelOf.get(code) ?? "") }
    })
  const isAsWritten = tables.some(({ known }) => known.every((label, index) => label === labelled[index]?.[1]))
  return isAsWritten ? undefined : tables[0]
}

export const optionLabelsExchanged = warning(
  "option-labels-exchanged",
  "Options do not have each other's labels: yes is not called no, and no yes.",
  function* (context) {
    for (const { document, field, pointer } of allFields(context)) {
      const exchanged = exchangedIn(context, field)
      if (exchanged === undefined) continue
      const found = (field.options ?? []).map(({ label }) => String(label))
      yield { document, pointer: within(pointer, "options"), values: { found, ...exchanged } }
    }
  },
)
