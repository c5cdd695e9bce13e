import { isList } from "../../model/json"
import type { Json } from "../../model/documents"
import { parentOf, valueAt, within } from "../../model/pointer"
import { type Fixer, insertAt, remove } from "./fixer"

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

/** Behind the question whose answer shows it, where both stand in one list. */
const moveBehind: Fixer = ({ document, pointer, words: { behind = "" } }) => {
  const holder = parentOf(pointer)
  const list = `${parentOf(holder)}/`
  const to = behind.startsWith(list) ? Number(behind.slice(list.length).split("/")[0]) : Number.NaN
  const seen = valueAt(document.document as Json, holder)
  return Number.isNaN(to) || seen === undefined ? [] : [{ op: "move", file: document.file, pointer: holder, to, seen }]
}

/** Before the action that leaves the screen; of two that leave, the second goes. */
const doBefore: Fixer = (place) => {
  const { document, pointer, value: seen } = place
  const { before } = place.values
  return typeof before === "number" ? [{ op: "move", file: document.file, pointer, to: before, seen }] : remove(place)
}

/** Findings about what comes in turn: what a tap does, what a form asks. */
export const moveFixes = new Map<string, Fixer>([
  ["sent-in-silence", leadOn],
  ["submit-missing", submitFirst],
  ["shown-by-later", moveBehind],
  ["actions-after-leaving", doBefore],
])
