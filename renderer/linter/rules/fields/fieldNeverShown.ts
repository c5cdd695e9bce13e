import { isNeverTrue } from "../../conditions/solve"
import { within } from "../../../model/pointer"
import { allFields } from "../../references/formFields"
import { error } from "../../rule"
import { isConditional, isShown } from "./visibility"

export const fieldNeverShown = error(
  "field-never-shown",
  "Every field can be shown by some answers.",
  function* (context) {
    for (const field of allFields(context)) {
      const { document, pointer, name } = field
      const place = within(pointer, field.field.when === undefined ? "field" : "when")
      if (isConditional(field) && isShown(context, field, isNeverTrue))
        yield { document, pointer: place, values: { name } }
    }
  },
)
