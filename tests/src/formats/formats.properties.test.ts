// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formats } from "../../../src/formats"

const context = { codes: {}, report: () => undefined }
const write = (format: keyof typeof formats, value: unknown) => formats[format](value, undefined, context)

describe("formats", () => {
  it("draw anything without throwing, and never undefined, NaN, minus zero or an exponent", () => {
    const names = fc.constantFrom(...(Object.keys(formats) as (keyof typeof formats)[]))
    fc.assert(
      fc.property(names, fc.anything(), (name, value) => {
        expect(write(name, value).text).not.toMatch(/undefined|null|NaN|Infinity|^-0(\.0+)?\D*$|\de[+-]?\d/)
      }),
      { numRuns: 3000 },
    )
  })

  it("keep every digit of a whole amount", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), (n) => {
        const { text } = write("number-value", { n: String(n), e10: 0, unit: "jpy" })
        expect(BigInt(text.replace(/[,円]/g, ""))).toBe(n)
      }),
    )
  })

  it("give one text for one value, however its mantissa and exponent are cut", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: -10, max: 10 }),
        (n, zeros, e10) => {
          const short = write("number-value-signed", { n, e10, unit: "usd" })
          expect(write("number-value-signed", { n: n * 10 ** zeros, e10: e10 - zeros, unit: "usd" })).toEqual(short)
        },
      ),
    )
  })

  it("colour a change as its sign says", () => {
    fc.assert(
      fc.property(fc.integer(), (n) => {
        const { text, tone } = write("yen-signed", n)
        expect([text[0], tone]).toEqual(n > 0 ? ["+", "rise"] : n < 0 ? ["-", "fall"] : ["±", "even"])
      }),
    )
  })
})
