import { type Context, type Definition, error, filledTypesOf, plainType, within } from "../../kit"
import {
  type AskedField,
  askedFields,
  controlsThat,
  isOfType,
  naming,
  needsNothing,
  offersOptions,
} from "./askedFields"

/** Controls that give the answer, of those the ones that ask in the same way: with options, or without and for more than a yes. */
function controlsFor(context: Context, asked: AskedField): readonly string[] {
  const { expanded } = asked
  const isChoice = offersOptions(asked) || expanded.enum !== undefined
  const isYes = filledTypesOf(expanded).includes("boolean")
  const asksAlike = ({ choosing, accepts = [] }: Definition) =>
    isChoice ? choosing === true : choosing !== true && (isYes || !accepts.includes("boolean"))
  const able = (isMeant: (control: Definition) => boolean) =>
    controlsThat(context, (other) => needsNothing(other) && isOfType(other, expanded) && isMeant(other))
  const alike = able(asksAlike)
  return alike.length > 0 ? alike : able(() => true)
}

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
          known: controlsFor(context, asked),
        },
      }
    }
  },
)
