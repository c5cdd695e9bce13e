// @vitest-environment node
import { assert, constantFrom, integer, property } from "fast-check"
import { describe, expect, it } from "vitest"
import { futureValue, monthlySaving } from "../../../src/domain/compoundInterest"

describe("futureValue", () => {
  it.each([
    [0, 30_000, 5, 20, 12_331_010],
    [1_000_000, 30_000, 3, 10, 5_541_596],
    [0, 30_000, 0, 20, 7_200_000],
    [1_000_000, 0, "-10.0", 1, 904_458],
    [1_000_000, 0, 12, 1, 1_126_825],
  ])("makes of %i and %i a month at %s percent in %i years %i yen", (...[initial, monthly, rate, years, wanted]) => {
    expect(futureValue({ initial, monthly, rate }, years * 12)).toBe(wanted)
  })

  it("knows no value where the rate is none", () => {
    expect(futureValue({ initial: 1, monthly: 1, rate: "5.x" }, 12)).toBeUndefined()
    expect(futureValue({ initial: 1, monthly: 1, rate: -1200 }, 12)).toBeUndefined()
  })

  it("grows by what a month of interest and the saving add, to the yen that rounding takes", () => {
    const rate = integer({ min: -100, max: 200 }).map((tenths) => tenths / 10)
    assert(
      property(
        integer({ min: 0, max: 10 ** 8 }),
        integer({ min: 0, max: 10 ** 6 }),
        rate,
        (initial, monthly, percent) => {
          const saving = { initial, monthly, rate: percent }
          const [before = 0, after = 0] = [11, 12].map((months) => futureValue(saving, months))
          expect(Math.abs(after - (before * (1 + percent / 1200) + monthly))).toBeLessThan(2.1)
        },
      ),
    )
  })
})

describe("monthlySaving", () => {
  it.each([
    [687_500, 10_000_000, 3, 15, 39_311],
    [0, 10_000_000, 0, 10, 83_334],
    [0, 12_000_000, "0.0", 10, 100_000],
  ])("leads from %i to %i at %s percent in %i years with %i yen a month", (...[from, to, rate, years, wanted]) => {
    expect(monthlySaving(from, to, rate, years * 12)).toBe(wanted)
  })

  it("is not above 0 where what is there is enough, by itself or with its interest", () => {
    expect(monthlySaving(10_000_000, 10_000_000, 0, 12)).toBe(0)
    expect(monthlySaving(9_900_000, 10_000_000, 3, 120)).toBeLessThanOrEqual(0)
  })

  it("reaches the goal, and with a yen less does not", () => {
    assert(
      property(
        integer({ min: 0, max: 10 ** 6 }),
        integer({ min: 10 ** 7, max: 10 ** 9 }),
        constantFrom(0, 0.1, 3, 10),
        integer({ min: 1, max: 20 }),
        (from, to, rate, months) => {
          const monthly = monthlySaving(from, to, rate, months) ?? 0
          expect(futureValue({ initial: from, monthly, rate }, months)).toBeGreaterThanOrEqual(to)
          expect(futureValue({ initial: from, monthly: monthly - 1, rate }, months)).toBeLessThan(to)
        },
      ),
    )
  })

  it("is unknown where no month is left", () => {
    expect(monthlySaving(0, 10, 3, 0)).toBeUndefined()
  })
})
