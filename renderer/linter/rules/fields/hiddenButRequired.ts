import { allFields, error, isAlwaysTrue } from "../../kit"
import { isConditional, isShown } from "./visibility"

export const hiddenButRequired = error(
  "hidden-but-required",
  "The schema does not require a field that can be hidden: the form could never be sent.",
  function* (context) {
    for (const field of allFields(context)) {
      const { document, pointer, name, required } = field
      if (required.includes(name) && isConditional(field) && !isShown(context, field, isAlwaysTrue))
        yield { document, pointer, values: { name } }
    }
  },
)
