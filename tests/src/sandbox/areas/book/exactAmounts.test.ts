// @vitest-environment node
import { describe, expect, it } from "vitest"
import { payoutOf } from "../../../../../src/sandbox/areas/book/dividend"
import { centsAt } from "../../../../../src/sandbox/areas/book/units"
import { valueOf } from "../../../../../src/sandbox/areas/book/valuation"

const japan = { marketId: 11, brandId: 110001 }
const fund = { marketId: 99, brandId: 900001 }
const us = { marketId: 21, brandId: 210001 }
const millionths = 1_000_000
const dates = { exDate: "2025-01-14", recordDate: "2025-01-15", payDate: "2025-03-14" }
const specified = 1

const paid = (brand: typeof japan, units: number, unitAmount: string, fxRate?: string) =>
  payoutOf(
    { quantity: units * millionths, taxType: specified },
    { brand, unitAmount, ...dates, ...(fxRate === undefined ? {} : { fxRate }) },
  )

describe("what is paid out", () => {
  it.each([
    [100, "0.29", 29],
    [100, "0.57", 57],
    [700, "1.15", 805],
    [3, "0.35", 1],
  ])("of %i shares at %s yen each is %i yen", (shares, unitAmount, gross) => {
    expect(paid(japan, shares, unitAmount).gross).toBe(gross)
  })

  it("of Japanese shares is exact for every number of sen", () => {
    for (const shares of [1, 3, 100, 700])
      for (let sen = 1; sen < 3000; sen += 7)
        expect(paid(japan, shares, (sen / 100).toFixed(2)).gross).toBe(Math.floor((shares * sen) / 100))
  })

  it("of funds is exact for 10,000 units", () => {
    for (let units = 10_000; units < 900_000; units += 7_000)
      expect(paid(fund, units, "35").gross).toBe(Math.floor((units * 35) / 10_000))
  })

  it("of US shares is exact in cents and in yen", () => {
    for (let cents = 100; cents < 3000; cents += 7) {
      const { gross, grossCents } = paid(us, 100, (cents / 100).toFixed(2), "155.12")
      expect([gross, grossCents]).toEqual([Math.floor((cents * 100 * 15_512) / 10_000), cents * 100])
    }
  })
})

it.each([
  [0.1, "3.05", 31],
  [0.3, "1.01", 30],
  [1.5, "200.01", 30_002],
])("%f shares at %s dollars are %i cents", (shares, price, cents) => {
  expect(centsAt(shares * millionths, price)).toBe(cents)
  expect(centsAt(-shares * millionths, price)).toBe(cents)
})

it("half a yen of a value counts as one, and no more is needed", () => {
  expect(valueOf(us, 1 * millionths, 100, 15_050)).toBe(151)
  expect(valueOf(us, 0.1 * millionths, 100, 14_500)).toBe(15)
  expect(valueOf(fund, 5_000 * millionths, 2_900)).toBe(15)
})
