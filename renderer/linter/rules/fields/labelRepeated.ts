import { warning, within } from "../../kit"
import { repeated } from "./repeated"

export const labelRepeated = warning(
  "label-repeated",
  "No two fields of a form have the same label.",
  function* (context) {
    for (const { field, first } of repeated(context, ({ field: { label } }) => label)) {
      const { document, pointer, name, path } = field
      if (name !== first.name)
        yield {
          document,
          pointer: within(pointer, "label"),
          values: { name: `${path.join(".")}${field.field.label}`, field: name, first: first.name },
        }
    }
  },
)
