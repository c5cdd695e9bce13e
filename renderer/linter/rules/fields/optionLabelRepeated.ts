import { allFields, same, warning, within } from "../../kit"

export const optionLabelRepeated = warning(
  "option-label-repeated",
  "No two options of a field have the same label.",
  function* (context) {
    for (const { document, field, name, pointer } of allFields(context)) {
      const { options = [], optionsFrom } = field
      const every = optionsFrom?.label
      if (every !== undefined && !every.includes("{item"))
        yield {
          document,
          pointer: within(pointer, "optionsFrom", "label"),
          values: { name, found: every, isEvery: true },
        }
      for (const [index, { label, value }] of options.entries()) {
        const first = options.slice(0, index).find((earlier) => earlier.label === label)
        // The same option twice is told as that.
        if (label !== undefined && first !== undefined && !same(first.value, value))
          yield { document, pointer: within(pointer, "options", index, "label"), values: { name, found: label } }
      }
    }
  },
)
