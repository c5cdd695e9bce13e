import { parentOf, within } from "../../model/pointer"
import { withoutEmoji } from "../emoji"
import { withoutInvisible } from "../invisible"
import { either, type Fixer, type FoundPlace, put, putAt } from "./fixer"

/** Replaces the part of a text that the finding names; a text that would become empty stays for a person. */
const replacePart =
  (name: "found" | "part", replace: (part: string, words: FoundPlace["words"]) => string): Fixer =>
  (place) => {
    const [text, part] = [place.text, place.words[name]]
    if (text === undefined || part === undefined || part === "" || !text.includes(part)) return []
    const replaced = text.replaceAll(part, () => replace(part, place.words))
    // What stood between the part and an end of the text stands at the end now.
    const next = text === text.trim() ? replaced.trim() : replaced
    return next.trim() === "" || next === text ? [] : put(place, next)
  }

const nothing = () => ""
const standardForm = (part: string) => part.normalize("NFKC")

/** A text that ends loudly ends quietly; what stands between two sentences is for a person to choose. */
const endQuietly: Fixer = (place) => {
  const next = place.text?.replace(/[!\uFF01]+$/, "") ?? ""
  return next === "" || next === place.text || /[!\uFF01]/.test(next) ? [] : put(place, next)
}

const removeInvisible: Fixer = (place) => {
  const next = withoutInvisible(place.text ?? "")
  return next.trim() === "" || next === place.text ? [] : put(place, next)
}

/** What stands around a picture stays; whether words are to say it instead is for a person to choose. */
const removeEmoji: Fixer = (place) => {
  const next = withoutEmoji(place.text ?? "").trim()
  return next === "" || next === place.text ? [] : put(place, next)
}

const removeSpaceAround: Fixer = (place) => {
  const next = withoutInvisible(place.text ?? "").trim()
  return next === "" || next === place.text ? [] : put(place, next)
}

/** A break of markup is a break; at an end it says nothing. */
const breakLine: Fixer = (place) => {
  const next = place.text?.replaceAll(/<br\s*\/?>/gi, "\n").trim() ?? ""
  return next === "" || next === place.text || !/^<br\s*\/?>$/i.test(place.words["found"] ?? "") ? [] : put(place, next)
}

/** A mark with the one that closes it: neither means anything without the other. */
const removeMarks: Fixer = (place) => {
  const name = /^<\/?([a-z][a-z\d]*)/i.exec(place.words["found"] ?? "")?.[1]
  const next = name === undefined ? undefined : place.text?.replaceAll(new RegExp(`</?${name}\\b[^>]*>`, "gi"), "")
  return next === undefined || next.trim() === "" || next === place.text ? [] : put(place, next)
}

/** A place ends where its path does; a bracket before anything else is shown as it stands. */
function closeOrShow(part: string): string {
  const [begun, open = ""] = /^(\{+)(?:\s*(?=\$|\w+\.))?\$?[A-Za-z][\w.-]*(?:\|[\w:-]+)?/.exec(part) ?? []
  if (begun === undefined) return part.replace(/^\{+/, (signs) => "\\{".repeat(signs.length))
  return `${begun}${"}".repeat(open.length)}${part.slice(begun.length)}`
}

/** Writes a value in a form in which it can be written, or without the one in which it cannot. */
const otherFormat: Fixer = (place) => {
  const { text } = place
  const { format, fitting } = place.words
  if (fitting !== undefined && text === format) return put(place, fitting)
  const next = text?.replaceAll(`|${format}}`, fitting === undefined ? "}" : `|${fitting}}`)
  return next === undefined || next === text ? [] : put(place, next)
}

/** Writes a value in the form of what it is: in its place of a text, or beside the value. */
const withFormat: Fixer = (place) => {
  const { path, wanted } = place.words
  if (path === undefined || wanted === undefined) return []
  if (place.value === path) return [putAt(place, within(parentOf(place.pointer), "format"), wanted)]
  return replacePart("part", () => `{${path}|${wanted}}`)({ ...place, words: { ...place.words, part: `{${path}}` } })
}

/** Each option is called what is known of its value. */
const exchangeLabels: Fixer = (place) =>
  [place.values["known"] ?? []]
    .flat()
    .map((label, index) => putAt(place, within(place.pointer, index, "label"), String(label)))

/** Findings about how texts are written. */
export const textFixes = new Map<string, Fixer>([
  ["text-full-width-brackets", replacePart("found", (part, { wanted }) => wanted ?? standardForm(part))],
  ["text-half-width-kana", replacePart("found", standardForm)],
  ["text-full-width-digits", replacePart("found", standardForm)],
  ["text-invisible", removeInvisible],
  ["text-emoji", removeEmoji],
  ["text-space-around", removeSpaceAround],
  ["text-mark-unread", replacePart("found", (part, { wanted }) => wanted ?? part)],
  ["option-labels-exchanged", exchangeLabels],
  ["bound-in-text", replacePart("found", (part, { wanted }) => wanted ?? part)],
  ["text-unit-doubled", replacePart("found", (part, { wanted }) => wanted ?? part)],
  ["text-markup", either(breakLine, removeMarks, replacePart("found", nothing))],
  ["text-doubled-mark", replacePart("found", (part) => part.slice(0, 1))],
  ["text-exclamation", endQuietly],
  ["text-two-names", replacePart("found", (part, { better }) => better ?? part)],
  ["value-unformatted", withFormat],
  ["text-unclosed", replacePart("part", closeOrShow)],
  ["text-empty-place", replacePart("part", nothing)],
  ["text-dollar", replacePart("part", (part) => part.replace("$", ""))],
  ["text-strong", replacePart("part", (part) => `${part}**`)],
  ["format-type", otherFormat],
])
