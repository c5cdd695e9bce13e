import { type Definition, warning, within } from "../../kit"
import { askedFields, naming } from "./askedFields"

/** Nothing is written into it: its options, or parts of its own, are chosen. */
const isChosen = ({ typed, choosing, frame }: Definition): boolean =>
  typed !== true && (choosing === true || frame === "group" || frame === "bare")

/** What only stands in, or behind, what is typed. */
export const propertyUnseen = warning(
  "property-unseen",
  "A field says nothing that its control does not show: an example or a unit where nothing is typed.",
  function* (context) {
    for (const asked of askedFields(context)) {
      const { document, field, pointer, control } = asked
      if (!isChosen(control)) continue
      for (const name of ["placeholder", "suffix"] as const)
        if (field[name] !== undefined)
          yield { document, pointer: within(pointer, name), values: { ...naming(asked), name } }
    }
  },
)
