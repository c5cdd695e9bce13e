import { allFields, error, isNeverTrue, within } from "../../kit"
import { readsImpossible } from "../conditions/impossibleNamed"
import { isConditional, isShown } from "./visibility"

export const fieldNeverShown = error(
  "field-never-shown",
  "Every field can be shown by some answers.",
  function* (context) {
    for (const field of allFields(context)) {
      const { document, pointer, name } = field
      if ([field.field.when, ...field.outer].some((when) => readsImpossible(context, when))) continue
      const place = within(pointer, field.field.when === undefined ? "field" : "when")
      if (isConditional(field) && isShown(context, field, isNeverTrue))
        yield { document, pointer: place, values: { name } }
    }
  },
)
