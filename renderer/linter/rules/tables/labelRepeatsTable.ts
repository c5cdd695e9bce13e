import { allFields, type LoadedDocument, same, warning, within } from "../../kit"
import type { FormField } from "../../references/formFields"
import { tableFor } from "./fieldTable"

type Options = NonNullable<FormField["field"]["options"]>

/** Whether a list says all that its table says, in its order, and nothing else. */
function isWhole(options: Options, { document: { codes } }: LoadedDocument<"codes">): boolean {
  const all = codes.map(({ code, label }) => ({ value: code, label }))
  return same(options, all)
}

export const labelRepeatsTable = warning(
  "label-repeats-table",
  "A label stands in one place: an option does not write again what the code table of its property calls its value.",
  function* (context) {
    for (const field of allFields(context)) {
      const { document, name, pointer } = field
      const { options = [] } = field.field
      const labels = [...options.keys()].map((index) => within(pointer, "options", index, "label"))
      if (labels.every((label) => document.sharedAt?.(label) !== undefined)) continue
      const table = tableFor(context, field)
      if (table === undefined) continue
      const values = { name, table: table.id }
      if (labels.every((label) => document.sharedAt?.(label) === undefined) && isWhole(options, table)) {
        yield { document, pointer: within(pointer, "options"), values: { ...values, isWhole: true } }
        continue
      }
      const known = new Map(table.document.codes.map(({ code, label }) => [String(code), label]))
      for (const [index, { value, label }] of options.entries()) {
        const at = within(pointer, "options", index, "label")
        if (label !== undefined && known.get(String(value)) === label && document.sharedAt?.(at) === undefined)
          yield { document, pointer: at, values: { ...values, label } }
      }
    }
  },
)
