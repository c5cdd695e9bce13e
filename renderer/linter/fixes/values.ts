import { isList, objectsIn } from "../../model/json"
import { lastSegment, parentOf, segmentsOf, valueAt, within } from "../../model/pointer"
import { freeKey, type PointerEdit } from "../../editing"
import type { Json } from "../../model/documents"
import { allowOption } from "./allowed"
import { mendTable, recordCodes } from "./codes"
import { either, type Fixer, type FoundPlace, put, putAt, remove, valuesOf } from "./fixer"
import { showAnswer } from "./confirmation"
import { useNearest } from "./names"

/** Writes what a value of the finding says is right. */
const putValue =
  (name: string): Fixer =>
  (place) => {
    const wanted = place.values[name]
    return wanted === undefined || isList(wanted) ? [] : put(place, wanted)
  }

/** The same, as a number where a number stands now. */
const putAlike =
  (name: string): Fixer =>
  (place) => {
    const wanted = place.values[name]
    if (typeof wanted !== "string") return []
    return put(place, typeof place.value === "number" ? Number(wanted) : wanted)
  }

const latin = /[A-Za-z]{2,}/

/** The word of the table, unless it is the one that is no Japanese. */
const useOneLabel: Fixer = (place) => {
  const { label = "", known = "", table = "" } = place.words
  if (latin.test(label) || !latin.test(known)) return putValue("known")(place)
  const found = place.set.find("codes", table)
  const at = found?.document.codes.findIndex((code) => code.label === known) ?? -1
  return found === undefined || at < 0
    ? []
    : [{ op: "set", file: found.file, pointer: within("/codes", at, "label"), value: label, seen: known }]
}

/** The table says it: all of a list by one word, else each label that is left out. */
const leaveToTable: Fixer = (place) => (place.values["isWhole"] === true ? put(place, "codes") : remove(place))

/** Says at the question what its schema says. */
const requireAnswer: Fixer = (place) => [putAt(place, within(place.pointer, "required"), true)]

const always =
  (value: Json): Fixer =>
  (place) =>
    put(place, value)

/** Properties that follow from the file's name. */
const addOwnProperty: Fixer = (place) => {
  const { document, pointer, values } = place
  const own: Readonly<Record<string, Json>> = { kind: document.kind, id: document.id, version: 1 }
  const value = pointer === "" ? own[String(values["name"])] : undefined
  return value === undefined ? [] : [putAt(place, within(pointer, String(values["name"])), value)]
}

const convert: Readonly<Record<string, (value: Json) => Json | undefined>> = {
  string: (value) => (typeof value === "number" ? String(value) : undefined),
  number: (value) => (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined),
  integer: (value) => (typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : undefined),
  boolean: (value) => ({ true: true, false: false })[String(value)],
  array: (value) => (value === null ? undefined : [value]),
}

/** The same value in the type that is wanted, where it means the same. */
const convertType: Fixer = (place) => {
  const [type = "", ...others] = [place.values["known"] ?? []].flat()
  const next = others.length === 0 ? convert[String(type)]?.(place.value) : undefined
  return next === undefined ? [] : put(place, next)
}

/** The same of a number, or of yes or no, that stands in quotes. */
const convertPlain: Fixer = (place) => {
  const known = [place.values["known"] ?? []].flat()
  return known.some((type) => type === "array" || type === "string") ? [] : convertType(place)
}

const putFirstKnown: Fixer = (place) => {
  const known = place.values["known"]
  const first = isList(known) ? known[0] : undefined
  return typeof first === "string" ? put(place, first) : []
}

/** A key that no other block of the document has: `button-2`. */
const freeKeyIn = (document: Json, stem: string): string => freeKey(new Set(valuesOf(document, "key")), stem)

const addKey: Fixer = (place) => {
  const widget = place.words["widget"] ?? "part"
  return [putAt(place, within(place.pointer, "key"), freeKeyIn(place.document.document as Json, widget))]
}

/** Other keys for all of a part: whoever copied it on purpose goes on from there, and may as well take it away again. */
function renameKeysIn(place: FoundPlace, part: string): readonly PointerEdit[] {
  const document = place.document.document as Json
  const taken = new Set(valuesOf(document, "key"))
  return objectsIn(valueAt(document, part) ?? null, part).flatMap(([{ key }, pointer]) => {
    if (typeof key !== "string" || !isKey.test(key)) return []
    const free = freeKey(taken, key)
    taken.add(free)
    return [{ op: "set" as const, file: place.document.file, pointer: within(pointer, "key"), value: free, seen: key }]
  })
}

const isKey = /^[\w-]+$/

/** What two forms share is not renamed from the screen that draws both. */
const renameKey: Fixer = (place) => {
  const { copy } = place.words
  if (copy !== undefined) return renameKeysIn(place, copy)
  return lastSegment(place.pointer) === "key"
    ? put(place, freeKeyIn(place.document.document as Json, String(place.value)))
    : []
}

const renameSample: Fixer = ({ document: { file }, pointer }) => [
  { op: "rename", file, pointer, to: `${lastSegment(pointer)}_answer` },
]

/** `#abc` and `aabbcc` mean a colour; names of colours do not say which. */
const spellColour: Fixer = (place) => {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(String(place.value).normalize("NFKC").trim())?.[1]
  if (digits === undefined) return []
  const long = digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits
  return put(place, `#${long.toUpperCase()}`)
}

/** The one condition of a list where no list may stand. */
const unwrapOnly: Fixer = (place) => {
  const [only, ...others] = place.values["reason"] === "list" && isList(place.value) ? place.value : []
  return only === undefined || others.length > 0 ? [] : put(place, only)
}

/** Limits that were written the wrong way round. */
const swapLimits: Fixer = (place) => {
  const { values, pointer } = place
  const [low, high, least, most] = ["low", "high", "min", "max"].map((name) => values[name])
  if (typeof least !== "number" || typeof most !== "number") return []
  const holder = parentOf(pointer)
  return [putAt(place, within(holder, String(low)), most), putAt(place, within(holder, String(high)), least)]
}

/**
 * A closure over night ends on the next day; otherwise its ends were written the wrong way round. A period without length has
 * none that is right.
 */
const orderEnds: Fixer = (place) => {
  const { from, until } = place.words
  if (from === undefined || until === undefined || from === until) return []
  if (from.slice(0, 10) === until.slice(0, 10)) return put(place, dayAfter(until) + until.slice(10))
  return [putAt(place, within(parentOf(place.pointer), "from"), until), ...put(place, from)]
}

const dayAfter = (moment: string): string =>
  new Date(Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** A path on the client's base URL. */
const keepPath: Fixer = (place) => {
  const path = place.text?.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, "")
  const next = path === undefined || path.startsWith("/") ? path : `/${path}`
  return next === undefined || next === place.value ? [] : put(place, next)
}

/** The last day that the month has. */
const useLastDay: Fixer = (place) => {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-\d\d$/.exec(String(place.value)) ?? []
  if (year === undefined || month === undefined) return []
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return put(place, `${year}-${month}-${last}`)
}

/** A moment that is compared with days is meant as its day, a day that is compared with moments as its beginning. */
const keepDay: Fixer = (place) => {
  const { wanted } = place.words
  return wanted === undefined ? [] : put(place, wanted)
}

/** What other cases lead to is what a case without a name means. */
const nameCases: Fixer = (place) => {
  const otherwise = valueAt(place.document.document as Json, "/entry/otherwise")
  const missing = [place.values["missing"] ?? []].flat()
  if (typeof otherwise !== "string") return []
  return missing.map((name) => putAt(place, within(place.pointer, String(name)), { step: otherwise }))
}

const nameItemKey: Fixer = (place) => {
  const { expected = "" } = place.words
  return expected === "" ? [] : [putAt(place, within(place.pointer, "itemKey"), expected)]
}

/** Another control in its place; what that makes by itself needs no conversion. */
const useControl: Fixer = (place) => {
  const { document, pointer } = place
  const conversions = within(parentOf(pointer), "convert")
  const seen = valueAt(document.document as Json, conversions)
  const edits = putValue("wanted")(place)
  return edits.length === 0 || seen === undefined
    ? edits
    : [...edits, { op: "remove", file: document.file, pointer: conversions, seen }]
}

const addFormat: Fixer = (place) => {
  const { wanted } = place.words
  return wanted === undefined ? [] : [putAt(place, within(place.pointer, "format"), wanted)]
}

const encrypt: Fixer = (place) => [putAt(place, within(place.pointer, "in"), "encrypted")]

const addBackPolicy: Fixer = (place) => [putAt(place, within(place.pointer, "back"), "previous")]

const keepWhole: Fixer = (place) => [putAt(place, within(place.pointer, "writeOnly"), true)]

/** The limit that a message is about, told by its name. */
const correctLimit: Fixer = (place) => {
  const { text, values, pointer } = place
  const limits = [values["limits"] ?? []].flat()
  const name = lastSegment(pointer)
  const isMeant = name.startsWith("max") || name.startsWith("min") || limits.length === 1
  const limit = isMeant ? limits.at(name.startsWith("max") ? -1 : 0) : undefined
  return text === undefined || limit === undefined ? [] : put(place, text.replace(/[\d０-９]+/, String(limit)))
}

const secure: Fixer = (place) => {
  const { text } = place
  return text?.startsWith("http://") ? put(place, text.replace(/^http:/, "https:")) : []
}

/** Dots that stand for nothing. */
const joinPath: Fixer = (place) => {
  const { text } = place
  const next = text?.replaceAll(/\.{2,}/g, ".").replace(/\.$/, "")
  return next === undefined || next === text || segmentsOf(place.pointer).length === 0 ? [] : put(place, next)
}

/** Findings about values of which the right one is known. */
export const valueFixes = new Map<string, Fixer>([
  ["id-wrong", putValue("wanted")],
  ["kind-wrong", putValue("wanted")],
  ["schema-link-wrong", putValue("wanted")],
  ["version-old", putValue("current")],
  ["version-new", putValue("current")],
  ["property-missing", addOwnProperty],
  ["wrong-type", convertType],
  ["option-wrong", either(useNearest, convertPlain)],
  ["schema-invalid", either(useNearest, convertPlain)],
  ["state-type", convertType],
  ["code-type-differs", convertType],
  ["schema-enum-impossible", convertType],
  ["required-unsaid", requireAnswer],
  ["required-when-sent", requireAnswer],
  ["effect-missing", always("write")],
  ["effect-doubtful", always("write")],
  ["effect-on-get", always("read")],
  ["section-count-small", putValue("steps")],
  ["length-out-of-reach", putValue("longest")],
  ["password-trimmed", keepWhole],
  ["label-differs", useOneLabel],
  ["label-repeats-table", leaveToTable],
  ["query-default-refused", putFirstKnown],
  ["choice-of-another", putAlike("expected")],
  ["tap-without-key", addKey],
  ["item-key-missing", nameItemKey],
  ["key-repeated", renameKey],
  ["answer-unconfirmed", showAnswer],
  ["control-by-hand", useControl],
  ["control-unchecked", addFormat],
  ["control-unsuited", putValue("wanted")],
  ["kept-readable", encrypt],
  ["call-sample-shadowed", renameSample],
  ["colour-syntax", spellColour],
  ["theme-value-wrong", putValue("wanted")],
  ["range-empty", swapLimits],
  ["closure-ends-first", orderEnds],
  ["closure-time-wrong", putValue("wanted")],
  ["condition-malformed", unwrapOnly],
  ["option-outside-schema", allowOption],
  ["analytics-not-code", recordCodes],
  ["schema-value-without-code", mendTable],
  ["call-path-wrong", keepPath],
  ["date-impossible", either(putValue("meant"), useLastDay)],
  ["date-against-moment", keepDay],
  ["operand-type", putValue("meant")],
  ["value-of-another", putValue("wanted")],
  ["entry-value-unnamed", nameCases],
  ["back-policy-missing", addBackPolicy],
  ["limit-in-text", correctLimit],
  ["link-unsafe", either(putValue("meant"), secure)],
  ["image-address-wrong", secure],
  ["malformed-path", joinPath],
])
