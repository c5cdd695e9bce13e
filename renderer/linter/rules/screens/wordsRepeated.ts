import {
  type Context,
  type Fields,
  isObject,
  keepFor,
  type LoadedDocument,
  only,
  parentOf,
  propertiesIn,
  type Reference,
  type ReferenceOf,
  referencesIn,
  same,
  segmentsOf,
  valueAt,
  warning,
} from "../../kit"
import { areNeverTogether, type Drawn } from "./neverTogether"

/** One of several that stand side by side, with what a customer tells it from the others by. */
interface Part {
  readonly text: ReferenceOf<"text">
  /** Place of the whole part in its list. */
  readonly pointer: string
  readonly seen: string
}

const last = (pointer: string): string => segmentsOf(pointer).at(-1) ?? ""
const isIndex = (pointer: string): boolean => /^\d+$/.test(last(pointer))

/** What besides its label or title tells a part that can be tapped from another. */
const besides = ["sub", "text", "value", "format", "name", "icon", "badges", "image", "count"]

/** Questions and their options have rules of their own; of the labels of one button only one is seen at a time. */
const isOther = (list: string, part: Fields): boolean => "field" in part || ["options", "labels"].includes(last(list))

/** A card may have the title of another; what is tapped, chosen, or read with its value is told apart by its words. */
const isToldByWords = (part: Fields): boolean => ["tap", "selected", "value", "text"].some((name) => name in part)

/** Has no words but a text: two of them may begin alike, and only a whole copy is left over. */
const isOnlyText = (part: Fields): boolean =>
  ["widget", "text"].every((name) => name in part) && !["tap", "label", "title"].some((name) => name in part)

function excerptOf(text: ReferenceOf<"text">): Part | undefined {
  const { document, pointer } = text
  if (isIndex(pointer)) return { text, pointer, seen: text.text }
  const holder = parentOf(pointer)
  const part = valueAt(document.document, holder)
  if (!isIndex(holder) || !isObject(part)) return undefined
  if (last(pointer) === "text" && isOnlyText(part))
    return { text, pointer: holder, seen: JSON.stringify({ ...part, key: null }) }
  if (!["label", "title"].includes(last(pointer)) || isOther(parentOf(holder), part) || !isToldByWords(part))
    return undefined
  const more = "tap" in part ? besides.map((name) => part[name] ?? null) : []
  return { text, pointer: holder, seen: JSON.stringify([last(pointer), text.text, part["widget"] ?? null, more]) }
}

/** Parts with those before them in their list that say the same. */
const repeatedIn = keepFor((references: readonly Reference[]) => {
  const known = new Map<string, readonly Part[]>()
  return only(references, "text").flatMap((text) => {
    const part = text.pointer.startsWith("/samples/") ? undefined : excerptOf(text)
    if (part === undefined) return []
    const key = `${parentOf(part.pointer)} ${part.seen}`
    const before = known.get(key) ?? []
    known.set(key, [...before, part])
    return before.length === 0 ? [] : [{ part, before }]
  })
})

/** The same in all but the key: one of both can go. */
function areCopies(document: LoadedDocument, parts: readonly Part[]): boolean {
  const [one, other] = parts
    .map(({ pointer }) => valueAt(document.document, pointer))
    .map((value) => (isObject(value) ? { ...value, key: null } : value))
  return same(one, other)
}

/** Of a copy whose key is still that of the first this is told first, and mended first. */
function haveOneKey(document: LoadedDocument, parts: readonly Part[]): boolean {
  const [one, other] = parts.map(({ pointer }) => propertiesIn(valueAt(document.document, pointer))["key"])
  return one !== undefined && one === other
}

/** Who wrote another condition to each meant that they take turns, whether that can be proven or not. */
function takeTurns(document: LoadedDocument, parts: readonly Part[]): boolean {
  const [one, other] = parts
    .map(({ pointer }) => valueAt(document.document, pointer))
    .map((value) => propertiesIn(value)["when"])
  return one !== undefined && other !== undefined && !same(one, other)
}

function* repetitions(context: Context, document: Drawn) {
  for (const { part, before } of repeatedIn(referencesIn(context, document))) {
    const placeOf = ({ text: { local }, pointer }: Part) => ({ document, pointer, local })
    const first = before.find(
      (one) => !takeTurns(document, [one, part]) && !areNeverTogether(context, document, [placeOf(one), placeOf(part)]),
    )
    if (first !== undefined) yield { part, first }
  }
}

export const wordsRepeated = warning(
  "words-repeated",
  "Of what stands side by side no two say the same.",
  function* (context) {
    for (const document of [...context.set.all("screen"), ...context.set.all("sheet"), ...context.set.all("form")])
      for (const { part, first } of repetitions(context, document)) {
        const { text, pointer } = part
        if (haveOneKey(document, [first, part])) continue
        const isCopy = areCopies(document, [first, part])
        const values = { name: text.text, line: document.lineOf(first.text.pointer), ...(isCopy && { isCopy }) }
        yield { document, pointer: isCopy ? pointer : text.pointer, values }
      }
  },
)
