import { autocompletes } from "../../autocompletes"
import { within } from "../../../model/pointer"
import { suggestion } from "../../nearest"
import { allFields } from "../../references/formFields"
import { error } from "../../rule"

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
