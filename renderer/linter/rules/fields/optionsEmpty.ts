import { allFields, error, within } from "../../kit"

export const optionsEmpty = error("options-empty", "A list of options is not empty.", function* (context) {
  for (const { document, field, name, pointer } of allFields(context)) {
    const at = within(pointer, "options")
    // Why none came from a code table is told by itself.
    const isOfTable = document.optionsWithoutTable?.includes(at) === true
    if (field.options?.length === 0 && !isOfTable) yield { document, pointer: at, values: { name } }
  }
})
