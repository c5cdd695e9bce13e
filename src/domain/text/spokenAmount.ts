/**
 * Digits of an amount as people say it: 10万, 1億2000万, 10万5千, 三十万. Undefined for a text that is no such amount, or
 * could be two.
 */
export function fromSpoken(text: string): string | undefined {
  const [, hundredMillions, tenThousands, rest = ""] = spoken.exec(withKanjiDigits(text)) ?? []
  const parts = [hundredMillions, tenThousands, rest === "" ? undefined : rest]
  if (parts.every((part) => part === undefined)) return undefined
  const [high, middle, low] = parts.map((part) => (part === undefined ? 0 : belowTenThousand(part)))
  if (high === undefined || middle === undefined || low === undefined) return undefined
  return String(high * 100_000_000 + middle * 10_000 + low)
}

const spoken = /^(?:([^億万]+)億)?(?:([^億万]+)万)?([^億万]*)$/
const kanjiDigits = "〇一二三四五六七八九"
const withKanjiDigits = (text: string) =>
  text.replace(/[〇一二三四五六七八九]/g, (digit) => String(kanjiDigits.indexOf(digit)))

const placed = /^(?:([1-9]?)千)?(?:([1-9]?)百)?(?:([1-9]?)十)?([0-9]{0,4})$/

/** 2500, 2千5百 and 2千500 are one number; 2百500 is none, its last part being no smaller than what it follows. */
function belowTenThousand(text: string): number | undefined {
  const found = placed.exec(text)
  if (found === null) return undefined
  const [, thousands, hundreds, tens, ones = ""] = found
  const places = [thousands, hundreds, tens]
  const room = places.length - places.findLastIndex((place) => place !== undefined)
  if (ones.length > (places.some((place) => place !== undefined) ? room : 4)) return undefined
  return counted(thousands, 1000) + counted(hundreds, 100) + counted(tens, 10) + Number(ones)
}

/** 千 alone is one thousand; without it there is none. */
const counted = (digit: string | undefined, unit: number) => (digit === undefined ? 0 : Number(digit || "1") * unit)
