import { isList } from "../../model/json"
import { parentOf, within } from "../../model/pointer"
import { type Fixer, insertAt } from "./fixer"

/** Behind what sends, the step that the flow gives next. */
const leadOn: Fixer = (place) =>
  place.values["hasNext"] === true ? [insertAt(place, within(parentOf(place.pointer), "-"), { do: "next" })] : []

/** Before all that the button does, the one form that it can be about is submitted. */
const submitFirst: Fixer = (place) => {
  const { known } = place.values
  const [form, ...others] = isList(known) ? known : []
  return form === undefined || others.length > 0
    ? []
    : [insertAt(place, within(place.pointer, 0), { do: "submit", form })]
}

/** Findings about what a tap does in turn. */
export const moveFixes = new Map<string, Fixer>([
  ["sent-in-silence", leadOn],
  ["submit-missing", submitFirst],
])
