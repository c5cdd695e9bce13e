import { allFields, error, same, shown, within } from "../../kit"

export const limitedOptionUnknown = error(
  "limited-option-unknown",
  "`optionsWhen` limits to options that the field has.",
  function* (context) {
    for (const { document, field, name, pointer } of allFields(context)) {
      const known = (field.options ?? []).map(({ value }) => value)
      for (const [index, { options }] of known.length === 0 ? [] : (field.optionsWhen ?? []).entries()) {
        for (const [at, value] of options.entries())
          if (!known.some((option) => same(option, value)))
            yield {
              document,
              pointer: within(pointer, "optionsWhen", index, "options", at),
              values: { name, value: shown(value), known: known.map(shown) },
            }
      }
    }
  },
)
