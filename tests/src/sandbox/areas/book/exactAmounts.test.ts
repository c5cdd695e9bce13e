// @vitest-environment node
import { describe, expect, it } from "vitest"
import { payoutOf } from "../../../../../src/sandbox/areas/book/dividend"
import { averageFx, averagePrice, centsAt, shareOf } from "../../../../../src/sandbox/areas/book/units"
import { percentValue } from "../../../../../src/sandbox/areas/customers/numberValues"
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

describe("averages", () => {
  it("of what is left of a sale are exact where half a yen decides", () => {
    for (let sold = 1; sold < 60; sold += 1)
      for (let cost = 1; cost < 3000; cost += 7)
        expect(shareOf(cost, sold * millionths, 60 * millionths)).toBe(Math.floor((2 * cost * sold + 60) / 120))
  })

  it("of a sale, which takes shares away, are below zero", () => {
    expect(shareOf(45, -1 * millionths, 30 * millionths)).toBe(-2)
  })

  it("of prices are exact for every part of a share", () => {
    for (let tenths = 1; tenths < 300; tenths += 1)
      for (let yen = 1; yen < 600; yen += 11)
        expect(averagePrice(japan, tenths * 100_000, yen)).toBe(Math.floor((20 * yen + tenths) / (2 * tenths)))
  })

  it("of a fund are for 10,000 units", () => {
    expect(averagePrice(fund, 120_000 * millionths, 270_000)).toBe(22_500)
  })

  it("of exchange rates have two decimals, half of the last counting as one", () => {
    expect([averageFx(37_500, 25_000), averageFx(1_005, 1_000), averageFx(301_001, 200_000)]).toEqual([
      "150.00",
      "100.50",
      "150.50",
    ])
    expect(averageFx(2_001, 40_000)).toBe("5.00")
    expect(averageFx(200_100, 40_000_000)).toBe("0.50")
    expect(averageFx(201, 20_000)).toBe("1.01")
  })

  it("of gains are percents, half a hundredth away from zero", () => {
    expect([
      percentValue(-2_000, 32_000),
      percentValue(1, 16_000),
      percentValue(-1, 16_000),
      percentValue(5, 0),
    ]).toEqual([-625, 1, -1, 0].map((n) => ({ n, e10: -2, unit: "%" })))
  })
})
