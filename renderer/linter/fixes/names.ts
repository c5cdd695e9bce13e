import { isList } from "../../model/json"
import { lastSegment, parentOf, valueAt, within } from "../../model/pointer"
import type { Json } from "../../model/documents"
import { nearest } from "../nearest"
import { alike, either, type Fixer, listed, put, putAt, remove } from "./fixer"

const signs = /[.*+?^${}()|[\]\\]/g
const word = String.raw`[\p{L}\p{N}_-]`

/** The text with one name in it replaced; undefined where it does not hold the name exactly once. */
function replaceWord(text: string, name: string, next: string): string | undefined {
  if (text === name) return next
  const pattern = new RegExp(`(?<!${word})${name.replaceAll(signs, String.raw`\$&`)}(?!${word})`, "gu")
  return text.match(pattern)?.length === 1 ? text.replace(pattern, () => next) : undefined
}

/** Writes the known name that comes nearest: as a value, within a text, or as the name of a property. */
export const useNearest: Fixer = (place) => {
  const { document, pointer, text, words } = place
  const [name, known] = [words["found"] ?? words["name"], words["nearest"]]
  if (name === undefined || known === undefined || known === name) return []
  if (lastSegment(pointer) === name) {
    // Where the known name stands beside it, the other one is left over.
    const isTaken = valueAt(document.document as Json, within(parentOf(pointer), known)) !== undefined
    return isTaken ? remove(place) : [{ op: "rename", file: document.file, pointer, to: known }]
  }
  const next = text === undefined ? undefined : replaceWord(text, name, known)
  return next === undefined ? [] : put(place, next)
}

/** Within a text alone: a path may have the name of the property that holds it. */
const useNearestInText: Fixer = (place) => {
  const { text, words } = place
  const [name, known] = [words["found"] ?? words["name"], words["nearest"]]
  if (text === undefined || name === undefined || known === undefined || known === name) return []
  const next = replaceWord(text, name, known)
  return next === undefined ? [] : put(place, next)
}

/** A type, also one among several. */
const useNearestType: Fixer = (place) => {
  const { value, words } = place
  const { name, nearest: known } = words
  if (known === undefined || ![value].flat().includes(name ?? null)) return []
  return put(place, isList(value) ? value.map((one) => (one === name ? known : one)) : known)
}

/** What a value says of a person stands in its schema, which the finding is about. */
const useNearestClass: Fixer = (place) => {
  const { found = "", nearest: known } = place.words
  return found === "" || known === undefined ? [] : [putAt(place, within(place.pointer, "personal"), known)]
}

/** A comparison becomes the condition that it was written beside. */
const putInside: Fixer = (place) => {
  const { document, pointer, value, words } = place
  const { name = "", inside } = words
  if (inside === undefined) return []
  const holder = within(parentOf(pointer), inside)
  return [putAt(place, holder, { [name]: value }), { op: "remove", file: document.file, pointer, seen: value }]
}

/** What was written at the answer of a field becomes a property of the field. */
const moveToField: Fixer = (place) => {
  const { document, pointer, value, words } = place
  const { name = "", inside } = words
  if (inside === undefined) return []
  return [putAt(place, within(inside, name), value), { op: "remove", file: document.file, pointer, seen: value }]
}

const useToken: Fixer = (place) => {
  const { text = "" } = place
  const { token } = place.words
  const next = token === undefined ? text : text.replaceAll(`{${token}}`, `{{${token}}}`)
  return next === text ? [] : put(place, next)
}

/** A field that others know is right; its property is misspelt. */
const renameProperty: Fixer = ({ document, words }) => {
  const { name, misspelt } = words
  if (name === undefined || misspelt === undefined) return []
  return [{ op: "rename", file: document.file, pointer: within("/schema/properties", misspelt), to: name }]
}

/** As `useNearest`; what is near to nothing goes. */
const useNearestOrRemove = either(useNearest, remove)

/** A value that is compared, and can never be: the nearest of those that can. */
const useNearestValue: Fixer = (place) => {
  const { value, values } = place
  const { known, meant } = values
  if (meant !== undefined && !isList(meant)) return put(place, meant)
  if (typeof value !== "string" || !Array.isArray(known)) return []
  const found = nearest(value, known)
  // It reads the same and is no text: 1, true.
  if (found === value) return put(place, JSON.parse(value) as Json)
  return found === undefined ? [] : put(place, found)
}

/** The one form that the screen draws. */
const useDrawn: Fixer = (place) => {
  const { known, isLost } = place.values
  const [only, ...others] = isList(known) ? known : []
  return isLost === true || only === undefined || others.length > 0 ? [] : put(place, only)
}

const names =
  listed(`widget control action source format conversion check skeleton icon illustration constant interface scheme colour design-token operator condition
  message token link area code-table call form screen sheet flow client data state kept answer-field button-style
  property state-target query kept-property`)

/** Rules about things of which there is none of that name. */
const missing = (things: string) =>
  listed(things)
    .map((thing) => `${thing}-unknown`)
    .join(" ")

/** Findings about names that exist nowhere. */
export const nameFixes = new Map<string, Fixer>([
  ...names.map((kind) => [`unknown-${kind}`, useNearest] as const),
  ...alike(
    `${missing("entry-step exit-step flow-step entry-value autocomplete sample-answer client-outcome")} twin-missing path-parameter-missing
    not-allowed source-input-wrong outcome-impossible
    item-incomplete link-host-unknown link-scheme-unknown schema-codes-unknown supposition-unknown link-place-unfilled refused-code-unknown flow-route-differs field-error-unknown`,
    useNearest,
  ),
  ...alike(
    `${missing("sample-root sample-kept sample-context sample-query sample-tap input")}
    ${missing("field-message required")} sample-call-unused sheet-value-unread client-unused token-unused link-unused condition-unused`,
    useNearestOrRemove,
  ),
  ["schema-keyword-unknown", either(moveToField, useNearestOrRemove)],
  ...alike("unknown-placeholder unknown-path unknown-field unknown-root", either(useToken, useNearestInText)),
  ["message-never-shown", useNearestOrRemove],
  ...alike("schema-reference-unknown call-path-misspelt", useNearestInText),
  ...alike(missing("property option"), either(putInside, useNearestOrRemove)),
  ["schema-type-unknown", useNearestType],
  ["schema-format-unknown", useNearest],
  ["personal-unsaid", useNearestClass],
  ["field-not-in-schema", either(renameProperty, useNearest)],
  ["sample-answers-wrong", useNearestOrRemove],
  ["comparison-outside", useNearestValue],
  ["failure-code-unknown", useNearestValue],
  ["form-not-drawn", useDrawn],
  ["code-lost", useNearest],
  ["route-copied", useNearest],
  ["scheme-wrong", useNearest],
  ["name-misspelt", useNearest],
  ["path-without-sign", useNearest],
  ["value-without-sign", useNearest],
  ["named-path-unknown", useNearest],
  ["query-value-refused", useNearestValue],
  ["kept-value-refused", useNearestValue],
])
