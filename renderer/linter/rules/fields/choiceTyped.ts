import { error, shown, within } from "../../kit"
import { askedFields, controlsThat, isOfType, naming, offersOptions } from "./askedFields"
import { listedValues } from "./listedValues"

export const choiceTyped = error(
  "choice-typed",
  "An answer that is one of a few is chosen, not written.",
  function* (context) {
    for (const asked of askedFields(context)) {
      const { document, pointer, control, expanded } = asked
      if (control.typed !== true || !isOfType(control, expanded)) continue
      const listed = (listedValues(context, asked) ?? []).filter((value) => value !== null)
      const isOffered = offersOptions(asked)
      // One word alone may be asked for to be sure that it is meant.
      if (!isOffered && listed.length < 2) continue
      yield {
        document,
        pointer: within(pointer, "widget"),
        values: {
          ...naming(asked),
          isOffered,
          listed: listed.map(shown),
          known: controlsThat(context, (other) => other.choosing === true && isOfType(other, expanded)),
        },
      }
    }
  },
)
