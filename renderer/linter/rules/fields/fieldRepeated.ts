import { error } from "../../kit"
import { repeated } from "./repeated"

export const fieldRepeated = error("field-repeated", "A form asks each thing once.", function* (context) {
  for (const { field, first } of repeated(context, ({ name }) => name)) {
    const { document, pointer, name } = field
    yield { document, pointer, values: { name, field: name, first: first.name } }
  }
})
