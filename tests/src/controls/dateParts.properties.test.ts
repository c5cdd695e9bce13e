// @vitest-environment node
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { join, type Texts, typedInto } from "../../../src/controls/date-parts/parts"

const sign = fc.constantFrom(..."0123456789０１２７/-.年月日令和 　\n\u200B\u202E\uD800🦁e+")
const text = fc.oneof(
  fc.array(sign, { maxLength: 24 }).map((signs) => signs.join("")),
  fc.string({ unit: "binary" }),
  fc.constantFrom("2027/1/20", "2027年1月20日", "20270120", "1/20", "０１"),
)
const digits = (most: number) =>
  fc.array(fc.constantFrom(..."0123456789"), { maxLength: most }).map((all) => all.join(""))
const typing = fc.record({
  texts: fc.tuple(digits(4), digits(2), digits(2)),
  place: fc.nat(2),
  text,
})

/** Of an era whose year is not known yet, or that had no such year. */
const ofEra = /^\s*(明治|大正|昭和|平成|令和|[MTSHR])/iu

it("gives a readable date or part of one for each of 10,000 texts that come into a box", () => {
  const wrong = fc.sample(typing, { seed: 20_261_123, numRuns: 10_000 }).filter((given) => {
    const [year, month, day]: Texts = typedInto(given.texts, given.place, given.text)
    if (ofEra.test(year.normalize("NFKC"))) return given.place !== 0 || year !== given.text
    const isReadable = /^\d{0,4}$/.test(year) && [month, day].every((part) => /^\d{0,2}$/.test(part))
    const value = join([year, month, day])
    return !isReadable || !(value === undefined || /^\d{0,4}-(\d\d)?-(\d\d)?$/.test(value))
  })
  expect(wrong.slice(0, 5)).toEqual([])
})
