import { findOperator } from "../../../renderer"
import { isRecord } from "../../domain/json"
import type { Random } from "../../domain/random"
import { gone, type Place, type Written } from "./places"

/** What people change in documents, by what they would call it. */
export const kinds = [
  "word",
  "order",
  "condition",
  "constant",
  "always",
  "option",
  "number",
  "reference",
  "required",
  "flag",
  "part",
  "property",
] as const

export type Kind = (typeof kinds)[number]

/** One change of one value; `gone` where it is left out. */
export interface Change {
  readonly place: Place
  readonly value: unknown
}

/** What is at hand when a value is changed. */
export interface Surroundings {
  /** Everything that the document writes. */
  readonly written: readonly Written[]
  /** What documents of its kind write at properties of that name. */
  readonly elsewhere: (name: string) => readonly unknown[]
}

/** Another value in its place; undefined where there is none. */
export type Mutate = (written: Written, random: Random, around: Surroundings) => Change | undefined

const japanese = /[ぁ-んァ-ヶ一-龠]/
const isJapanese = (value: unknown): value is string => typeof value === "string" && japanese.test(value)
const isObjects = (value: unknown): value is readonly object[] => Array.isArray(value) && value.every(isRecord)

/** Lists whose order says nothing: conditions beside each other, codes of a set. */
const unordered = /^(all|any|anyOf|oneOf|allOf|enum|in|required|type|avoidedWords)$/
/** Lists of plain values that are drawn as they stand. */
const drawnInOrder = /^(labels|chips|columns|points|loading|facts)$/
/** What the value of these is, other documents say. */
const own = /^(key|id|path|pattern|page|url|name|description|personal|domains|allowedWords)$/
const conditions = /^(when|if|must|while|enabled|where|disabled|unless)$/

const nameOf = (place: Place): string => {
  const last = place.at(-1)
  return typeof last === "number" ? nameOf(place.slice(0, -1)) : String(last ?? "")
}

const opposites: Readonly<Record<string, string>> = {
  is: "isNot",
  isNot: "is",
  in: "notIn",
  notIn: "in",
  gt: "gte",
  gte: "gt",
  lt: "lte",
  lte: "lt",
  all: "any",
  any: "all",
  empty: "filled",
  filled: "empty",
  before: "onOrBefore",
  after: "onOrAfter",
  onOrBefore: "before",
  onOrAfter: "after",
}

const segmenter = new Intl.Segmenter("ja", { granularity: "word" })
const wordsOf = (text: string): readonly Intl.SegmentData[] =>
  [...segmenter.segment(text)].filter(({ segment }) => japanese.test(segment))

/** A condition as documents write it: one operator, and what it compares. */
function conditionAt({ value }: Written): { readonly operator: string; readonly operands: unknown } | undefined {
  const [entry, ...others] = isRecord(value) ? Object.entries(value) : []
  if (entry === undefined || others.length > 0 || !findOperator(entry[0])) return
  return { operator: entry[0], operands: entry[1] }
}

export const mutators: Readonly<Record<Kind, Mutate>> = {
  word({ place, value }, random, { written }) {
    if (!isJapanese(value)) return
    const word = random.pick(wordsOf(value))
    const [before, after] = [value.slice(0, word.index), value.slice(word.index + word.segment.length)]
    const isDropped = random.whole(3) === 0 && japanese.test(before + after)
    const others = written.flatMap((one) => (isJapanese(one.value) ? wordsOf(one.value) : []))
    const other = isDropped ? "" : random.pick(others).segment
    return { place, value: before + other + after }
  },
  order({ place, value }, random) {
    if (!Array.isArray(value) || value.length < 2 || unordered.test(nameOf(place))) return
    if (!isObjects(value) && !drawnInOrder.test(nameOf(place))) return
    const first = random.whole(value.length - 1)
    const [one, other]: unknown[] = value.slice(first, first + 2)
    return { place, value: value.toSpliced(first, 2, other, one) as unknown }
  },
  condition(written, random) {
    const found = conditionAt(written)
    if (!found) return
    const { operator, operands } = found
    const opposite = opposites[operator]
    const isNegated = opposite === undefined || random.whole(2) === 0
    const { place, value } = written
    if (!isNegated) return { place, value: { [opposite]: operands } }
    return { place, value: operator === "not" ? operands : { not: value } }
  },
  constant(written, random, { written: all }) {
    const found = conditionAt(written)
    if (!found || !Array.isArray(found.operands)) return
    const { operator, operands } = found
    const index = operands.findLastIndex((one) => ["string", "number", "boolean"].includes(typeof one))
    const constant: unknown = operands[index]
    if (index === -1 || (typeof constant === "string" && constant.startsWith("$"))) return
    const others = all
      .flatMap((one) => conditionAt(one)?.operands ?? [])
      .filter((one) => typeof one === typeof constant && !String(one).startsWith("$"))
    const other =
      typeof constant === "number"
        ? constant + random.pick([-1, 1])
        : typeof constant === "boolean"
          ? !constant
          : random.pick(others)
    return { place: written.place, value: { [operator]: operands.with(index, other) } }
  },
  always({ place }) {
    return conditions.test(String(place.at(-1))) ? { place, value: gone } : undefined
  },
  option({ place, value }, random) {
    if (!/^(options|codes|enum|choices|cases)$/.test(nameOf(place)) || !Array.isArray(value)) return
    const index = random.whole(value.length)
    const option: unknown = value[index]
    if (random.whole(2) === 0 || !isRecord(option)) return { place: [...place, index], value: gone }
    const name = ["value", "code"].find((one) => Object.hasOwn(option, one))
    if (name === undefined) return
    const code = option[name]
    return { place: [...place, index, name], value: typeof code === "number" ? code + 1 : `${String(code)}_2` }
  },
  number({ place, value }, random) {
    if (typeof value !== "number") return
    return { place, value: random.pick([value - 1, value + 1, value === 0 ? 10 : value * 10]) }
  },
  reference({ place, value }, random, { written, elsewhere }) {
    const name = nameOf(place)
    if (typeof value !== "string" || japanese.test(value) || own.test(name)) return
    const isPath = value.startsWith("$")
    const root = value.split(".")[0]
    const others = isPath
      ? written.flatMap((one) => (typeof one.value === "string" && one.value.split(".")[0] === root ? one.value : []))
      : elsewhere(name)
    const known = [...new Set(others)].filter((one) => one !== value && typeof one === "string" && !japanese.test(one))
    return known.length === 0 ? undefined : { place, value: random.pick(known) }
  },
  required({ place, value }, random) {
    if (place.at(-1) !== "required") return
    if (typeof value === "boolean") return { place, value: !value }
    return Array.isArray(value) && value.length > 0
      ? { place: [...place, random.whole(value.length)], value: gone }
      : undefined
  },
  flag({ place, value }) {
    return typeof value === "boolean" ? { place, value: !value } : undefined
  },
  part({ place, value }, random) {
    if (!isObjects(value) || value.length === 0 || unordered.test(nameOf(place))) return
    return { place: [...place, random.whole(value.length)], value: gone }
  },
  property({ place }) {
    return typeof place.at(-1) === "string" && place.length > 1 ? { place, value: gone } : undefined
  },
}
