/** Numbers and bounds that texts state, in the words that app.json knows for them. */
import { excerptOf, readExcerpt } from "./excerpt"
import { remember } from "./memo"

/** How a number bounds a value: at least, at most, above, below. */
export type Bound = "gte" | "lte" | "gt" | "lt"

/** A bound as a text states it: "20 letters at most". */
export interface StatedBound {
  /** Undefined where the limit itself is filled in. */
  readonly number: number | undefined
  readonly unit: string
  readonly bound: Bound
  /** `20 letters at most`, and its last words alone. */
  readonly written: string
  readonly word: string
}

/** A bound of what is on the other side of a comparison. */
export const turned = { gte: "lte", lte: "gte", gt: "lt", lt: "gt" } as const satisfies Record<Bound, Bound>

/** The bound of everything that another one leaves out. */
export const opposite = { gte: "lt", lt: "gte", gt: "lte", lte: "gt" } as const satisfies Record<Bound, Bound>

export interface Wording {
  /** Words that multiply the number before them. */
  readonly multipliers: ReadonlyMap<string, number>
  /** Words behind a number that make it a bound. */
  readonly bounds: ReadonlyMap<string, Bound>
}

const words = excerptOf("app", "words", ({ constants: { numberWords, boundWords } }) => ({ numberWords, boundWords }))

/** An empty word would stand behind every number. */
const writtenWords = <Meaning>(words: Readonly<Record<string, Meaning>>): ReadonlyMap<string, Meaning> =>
  new Map(Object.entries(words).filter(([word]) => word !== ""))

export const wordingOf = remember((context): Wording => {
  const { numberWords = {}, boundWords = {} } = readExcerpt(context, words) ?? {}
  return { multipliers: writtenWords(numberWords), bounds: writtenWords(boundWords) }
})

/** One of these words as it stands; longer ones first, for one may begin with another. */
const eitherOf = (words: Iterable<string>): string =>
  [...words]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join("|")

const numberIn = ({ multipliers }: Wording): string =>
  String.raw`(\d[\d,]*(?:\.\d+)?)(${eitherOf(multipliers.keys())})?`

const toNumber = ({ multipliers }: Wording, digits: string, word = ""): number =>
  Number(digits.replaceAll(",", "")) * (multipliers.get(word) ?? 1)

/** Numbers of a text, in ASCII or full-width digits; with units, those of which one comes right behind. */
export function numbersIn(text: string, wording: Wording, units?: string): readonly number[] {
  const behind = units === undefined ? "" : `(?=\\s*[${units}])`
  // A range ends with the unit of both: in 8-32 letters 8 is one, too.
  const number = numberIn(wording)
  const found = text
    .normalize("NFKC")
    .matchAll(new RegExp(`${number}(?:\\s*[\\p{Pd}~\\u301C]\\s*${number})?${behind}`, "gu"))
  return Array.from(found).flatMap(([, ...parts]) =>
    [parts.slice(0, 2), parts.slice(2)].flatMap(([digits, word]) =>
      digits === undefined ? [] : toNumber(wording, digits, word),
    ),
  )
}

/** Bounds that a text states; `rest` is what it says besides. */
export function boundsIn(
  text: string,
  wording: Wording,
): { readonly bounds: readonly StatedBound[]; readonly rest: string } {
  if (wording.bounds.size === 0) return { bounds: [], rest: text }
  const limit = String.raw`(?:\{(?:n|min|max)(?:\|[^{}]*)?\}|${numberIn(wording)})`
  const stated = new RegExp(
    String.raw`${limit}\s?([A-Za-z]+|[\p{L}%]{0,3}?)\s?(${eitherOf(wording.bounds.keys())})`,
    "gu",
  )
  const normalized = text.normalize("NFKC")
  const bounds = Array.from(normalized.matchAll(stated)).flatMap(
    ([written, digits, multiplier, unit = "", word = ""]) => {
      const number = digits === undefined ? undefined : toNumber(wording, digits, multiplier)
      const bound = wording.bounds.get(word)
      return bound === undefined ? [] : [{ number, unit, bound, written, word }]
    },
  )
  return { bounds, rest: normalized.replaceAll(stated, "").trim() }
}
