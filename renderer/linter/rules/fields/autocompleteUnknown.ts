import { allFields, autocompletes, error, suggestion, within } from "../../kit"

export const autocompleteUnknown = error(
  "autocomplete-unknown",
  "`autocomplete` is a token that browsers know.",
  function* (context) {
    for (const { document, field, name, pointer } of allFields(context)) {
      const found = (field.autocomplete ?? "on").split(" ").at(-1) ?? ""
      if (!autocompletes.has(found))
        yield {
          document,
          pointer: within(pointer, "autocomplete"),
          values: { name, found, ...suggestion(found, autocompletes) },
        }
    }
  },
)
