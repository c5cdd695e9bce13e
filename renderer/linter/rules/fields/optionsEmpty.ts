import { allFields, error, within } from "../../kit"

export const optionsEmpty = error("options-empty", "A list of options is not empty.", function* (context) {
  for (const { document, field, name, pointer } of allFields(context))
    if (field.options?.length === 0) yield { document, pointer: within(pointer, "options"), values: { name } }
})
