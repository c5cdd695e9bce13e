// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countUnits, multiply, parseDecimal, roundDecimal, writeDecimal } from "../../../src/domain/decimal"
import { toDecimal } from "../../../src/domain/numberValue"
import { isYen, sumYen } from "../../../src/domain/yen"

const decimal = (text: string) => {
  const value = parseDecimal(text)
  if (!value) throw new Error(`${text} is no decimal`)
  return value
}

const written = (value: unknown) => writeDecimal(toDecimal(value) ?? decimal("nothing"))

const amounts = (values: readonly number[]) => values.filter(isYen)

describe("parseDecimal", () => {
  it.each([
    ["1e5"],
    ["+1"],
    ["1,000"],
    [".5"],
    ["5."],
    [""],
    [" 1"],
    [Number.NaN],
    [Infinity],
    [null],
    ["9".repeat(41)],
    [`0.${"1".repeat(41)}`],
    [2 ** 53],
    [-(2 ** 53)],
    [1.5e20],
    [{}],
  ])("refuses %j", (value) => {
    expect(parseDecimal(value)).toBeUndefined()
  })

  it("keeps every digit", () => {
    expect(writeDecimal(decimal("12345678901234567890.123456"))).toBe("12345678901234567890.123456")
  })

  it.each([
    [0.1, "0.1"],
    [-0.000_000_15, "-0.00000015"],
    [2 ** 53 - 1, "9007199254740991"],
    [-0, "0"],
    ["-0.50", "-0.5"],
    ["007", "7"],
  ])("reads %j as %s", (value, text) => {
    expect(writeDecimal(parseDecimal(value) ?? decimal("nothing"))).toBe(text)
  })

  it("multiplies exactly, and counts whole units without those behind", () => {
    const product = multiply(decimal("100"), decimal("0.29"))
    expect(writeDecimal(product)).toBe("29")
    expect(countUnits(product, 0)).toBe(29)
    expect(countUnits(decimal("1.999"), 2)).toBe(199)
    expect(countUnits(decimal("1.5"), 3)).toBe(1500)
  })

  it("reads every float as the decimal that it writes itself as", () => {
    fc.assert(
      fc.property(fc.double({ min: -9e15, max: 9e15, noNaN: true }), (value) => {
        expect(Number(writeDecimal(parseDecimal(value) ?? decimal("nothing")))).toBe(value === 0 ? 0 : value)
      }),
    )
  })
})

describe("roundDecimal", () => {
  it.each([
    ["0.5", 0, "1"],
    ["-0.5", 0, "-1"],
    ["2.5", 0, "3"],
    ["1.005", 2, "1.01"],
    ["-0.004", 2, "0"],
    ["-1.005", 2, "-1.01"],
    ["1.0049", 2, "1"],
    ["99.995", 2, "100"],
  ])("rounds %s to %i decimals: %s", (text, decimals, expected) => {
    expect(writeDecimal(roundDecimal(decimal(text), decimals))).toBe(expected)
  })
})

describe("toDecimal", () => {
  it("is n × 10^e10 for any mantissa and exponent within bounds", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 30 }), (n, e10) => {
        expect(BigInt(written({ n, e10, unit: "jpy" }))).toBe(BigInt(n) * 10n ** BigInt(e10))
      }),
    )
  })

  it("leaves the given number value alone and reads it the same again", () => {
    const value = { n: 2825, e10: -2, unit: "%" }
    expect([written(value), written(value), value.n]).toEqual(["28.25", "28.25", 2825])
  })
})

describe("sumYen", () => {
  it("adds whole amounts", () => {
    expect(sumYen(amounts([320_000, -50_000, -30_000, 50_000, -5_000]))).toBe(285_000)
    expect(sumYen([])).toBe(0)
  })

  it("gives nothing rather than a sum that floats cannot hold", () => {
    expect(sumYen(amounts([Number.MAX_SAFE_INTEGER, 1]))).toBeUndefined()
  })

  it("refuses amounts with a fraction", () => {
    expect([isYen(1.5), isYen("1"), isYen(Number.NaN), isYen(-3)]).toEqual([false, false, false, true])
  })
})
