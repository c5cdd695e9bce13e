import { error, filledTypesOf, plainType, within } from "../../kit"
import { askedFields, controlsThat, isOfType, naming, needsNothing } from "./askedFields"

export const controlType = error(
  "control-type",
  "A control gives values of a type that the answer may have.",
  function* (context) {
    for (const asked of askedFields(context)) {
      const { document, pointer, control, expanded } = asked
      if (isOfType(control, expanded)) continue
      yield {
        document,
        pointer: within(pointer, "widget"),
        values: {
          ...naming(asked),
          found: [...new Set((control.accepts ?? []).map(plainType))],
          wanted: filledTypesOf(expanded),
          known: controlsThat(context, (other) => needsNothing(other) && isOfType(other, expanded)),
        },
      }
    }
  },
)
