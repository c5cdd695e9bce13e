import { allFields, error, same, shown, within } from "../../kit"

export const optionRepeated = error(
  "option-repeated",
  "No two options of a field have the same value.",
  function* (context) {
    for (const { document, field, name, pointer } of allFields(context)) {
      const { options = [] } = field
      for (const [index, { value }] of options.entries())
        if (options.slice(0, index).some((earlier) => same(earlier.value, value)))
          yield { document, pointer: within(pointer, "options", index), values: { name, value: shown(value) } }
    }
  },
)
