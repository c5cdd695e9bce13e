import { isList, isObject, propertiesIn } from "../../model/json"
import { lastSegment, parentOf, valueAt, within } from "../../model/pointer"
import type { Json } from "../../model/documents"
import { alike, type Fixer, putAt, remove, removeHolder } from "./fixer"

/** A condition that says nothing goes where a place can do without one. */
const removeCondition: Fixer = (place) => {
  if (lastSegment(place.pointer) === "when") return remove(place)
  return lastSegment(parentOf(place.pointer)) === "when" ? removeHolder(place) : []
}

/** Of a list that has to have items, all but the last can go. */
const removeSection: Fixer = (place) => {
  const sections = valueAt(place.document.document as Json, parentOf(parentOf(place.pointer)))
  return isList(sections) && sections.length > 1 ? removeHolder(place) : []
}

/** The schema no longer asks for a field that can be hidden; the form does where it is shown. */
const unrequire: Fixer = (place) => {
  const { document, value, values } = place
  const required = valueAt(document.document as Json, "/schema/required")
  const at = isList(required) ? required.indexOf(values["name"] as Json) : -1
  if (at < 0) return []
  const { required: always, requiredWhen } = propertiesIn(value)
  const isAsked = always === true || requiredWhen !== undefined
  return [
    ...(isAsked ? [] : [putAt(place, within(place.pointer, "required"), true)]),
    { op: "remove", file: document.file, pointer: `/schema/required/${at}` },
  ]
}

/** Whoever wrote when an answer is required did not mean that it always is. */
const requireByCondition: Fixer = ({ document, pointer, words }) =>
  words["by"] === "required"
    ? [{ op: "remove", file: document.file, pointer: within(parentOf(pointer), "required") }]
    : []

/** Of several ways back the last one has no condition. */
const openLastPolicy: Fixer = ({ document: { file }, pointer, value, values }) =>
  values["isLast"] === true && isObject(value) ? [{ op: "remove", file, pointer: `${pointer}/when` }] : []

/** The conversion without which right answers stay right; with the last of them goes the list. */
const removeConversion: Fixer = (place) => {
  if (place.values["cause"] === undefined) return []
  const conversions = valueAt(place.document.document as Json, parentOf(place.pointer))
  return isList(conversions) && conversions.length > 1 ? remove(place) : removeHolder(place)
}

/** Of two that are the same in all but their keys one can go. */
const removeCopy: Fixer = (place) => (place.values["isCopy"] === true ? remove(place) : [])

/** A number that no text says. */
const removeUnsaid: Fixer = (place) => (place.values["isOwn"] === true ? remove(place) : [])

/** Findings about what is too much. */
export const removalFixes = new Map<string, Fixer>([
  ...alike(
    `message-unused area-unused allowed-host-wrong
    sample-kept-wrong sample-context-wrong consent-pre-ticked default-wrong option-repeated field-repeated step-repeated step-name-repeated property-unseen
    limited-option-unknown request-id-on-read schema-branching route-repeated route-empty redirect-circle chip-out-of-range`,
    remove,
  ),
  ...alike("condition-always-true group-empty", removeCondition),
  ["message-place-lost", removeUnsaid],
  ["words-repeated", removeCopy],
  ["code-repeated", removeHolder],
  ["conversion-spoils", removeConversion],
  ["form-repeated", removeHolder],
  ["section-empty", removeSection],
  ["hidden-but-required", unrequire],
  ["property-overruled", requireByCondition],
  ["back-policy-open", openLastPolicy],
])
