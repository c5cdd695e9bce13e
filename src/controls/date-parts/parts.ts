import { textOf, toHalfWidthDigits } from "../shared/input"
import { isEraOpen, westernYears } from "./era"

export const parts = [
  { name: "year", digits: 4, autocomplete: "bday-year" },
  { name: "month", digits: 2, autocomplete: "bday-month" },
  { name: "day", digits: 2, autocomplete: "bday-day" },
] as const

/** Year, month and day as they stand in their boxes. */
export type Texts = readonly [string, string, string]

const wholeDigits = parts.reduce((sum, { digits }) => sum + digits, 0)

const withoutZero = (text: string) => text.replace(/^0(?=.)/, "")

export const split = (value: unknown): Texts => {
  const [year = "", month = "", day = ""] = textOf(value).split("-")
  return [year, withoutZero(month), withoutZero(day)]
}

const pad = (text: string) => (text === "" ? "" : text.padStart(2, "0"))

/** ISO where all parts are there; unfinished parts stay readable, so that a check can speak of them. */
export function join([year, month, day]: Texts): string | undefined {
  if (year === "" && month === "" && day === "") return undefined
  return `${year}-${pad(month)}-${pad(day)}`
}

interface Shared {
  /** The first box that is given something. */
  readonly from: number
  readonly given: readonly string[]
}

/** What a text holds for the boxes: by its separators, or by their lengths where it has none. A whole date is for all boxes. */
function shareOut(text: string, place: number): Shared {
  const found = toHalfWidthDigits(westernYears(text)).match(/\d+/g) ?? []
  const [first = "", ...others] = found
  const isWhole = found.length === parts.length || (others.length === 0 && first.length === wholeDigits)
  const from = isWhole ? 0 : place
  // What stood in the box before the caret is not part of the date that is pasted.
  if (others.length > 0) return { from, given: [first.slice(-(parts[from]?.digits ?? 0)), ...others] }
  let rest = first
  const given = parts.slice(from).map(({ digits }) => {
    const own = rest.slice(0, digits)
    rest = rest.slice(digits)
    return own
  })
  return { from, given }
}

/** The boxes when one of them is left: a year of an era is the western one. */
export const settled = ([year, month, day]: Texts): Texts => [westernYears(year), month, day]

/** The boxes after a text came into one of them. More than a key types at once is shared out over the boxes. */
export function typedInto(texts: Texts, place: number, text: string): Texts {
  // 昭和5 may become 昭和55: the year is known when the box is left.
  if (place === 0 && isEraOpen(text)) return [text, texts[1], texts[2]]
  const isPasted = text.length > (texts[place] ?? "").length + 1
  const { from, given } = isPasted
    ? shareOut(text, place)
    : { from: place, given: [toHalfWidthDigits(westernYears(text)).replace(/\D/g, "")] }
  const boxes = parts.map(({ digits }, index) => {
    const own = given[index - from]?.slice(0, digits)
    return index === from || (index > from && own) ? (own ?? "") : (texts[index] ?? "")
  })
  const [year = "", month = "", day = ""] = boxes
  return isPasted ? [year, withoutZero(month), withoutZero(day)] : [year, month, day]
}
