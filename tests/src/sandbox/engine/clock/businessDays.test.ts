// @vitest-environment node
import { describe, expect, it } from "vitest"
import { acceptanceDay, isBusinessDay, nextBusinessDay } from "../../../../../src/sandbox/engine/clock/businessDays"
import { datesOf, feeOf, isOutOfHours } from "../../../../../src/sandbox/areas/withdrawal/terms"

describe("isBusinessDay", () => {
  it.each([
    ["2025-01-15", true],
    ["2025-01-13", false],
    ["2025-01-18", false],
    ["2024-12-30", true],
    ["2024-12-31", false],
    ["2025-01-03", false],
    ["2025-05-06", false],
  ])("calls %s a business day: %s", (date, expected) => expect(isBusinessDay(date)).toBe(expected))
})

describe("nextBusinessDay", () => {
  it.each([
    ["2025-01-10", "2025-01-14"],
    ["2024-12-30", "2025-01-06"],
    ["2025-05-02", "2025-05-07"],
  ])("follows %s with %s", (date, next) => expect(nextBusinessDay(date)).toBe(next))
})

describe("acceptanceDay and datesOf", () => {
  it.each([
    ["2025-01-15T15:29:59+09:00", "2025-01-15", "2025-01-16"],
    ["2025-01-15T15:30:00+09:00", "2025-01-16", "2025-01-17"],
    ["2025-01-14T18:20:00+09:00", "2025-01-15", "2025-01-16"],
    ["2025-01-11T09:00:00+09:00", "2025-01-14", "2025-01-15"],
    ["2024-12-30T15:29:59+09:00", "2024-12-30", "2025-01-06"],
    ["2024-12-30T15:30:00+09:00", "2025-01-06", "2025-01-07"],
  ])("take a request of %s on %s and pay to a bank on %s", (at, day, paid) => {
    expect(acceptanceDay(new Date(at))).toBe(day)
    expect(datesOf(1, new Date(at)).expectedDate).toBe(paid)
    expect(datesOf(3, new Date(at)).expectedDate).toBe(day)
  })
})

/** National holidays of 2025 as the Cabinet Office lists them, and the days around New Year on which banks are closed. */
const closedIn2025 = (
  "01-01 01-02 01-03 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 " +
  "07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24 12-31"
).split(" ")

const isBankOpen = (date: string) =>
  ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()) && !closedIn2025.includes(date.slice(5))

describe("the expected day of a transfer, asked for on every day of 2025", () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
  )
  const openDays = days.filter(isBankOpen)
  const asked = days
    .slice(0, -10)
    .flatMap((date) => ["00:00", "15:29", "15:30", "23:59"].map((time) => ({ date, time })))

  it.each([
    ["a bank", 1, 1],
    ["the payment bank", 3, 0],
  ] as const)("is an open day of banks for %s, counted from the day that takes the request", (_name, type, later) => {
    const wrong = asked.filter(({ date, time }) => {
      const taken = openDays.findIndex((day) => day > date || (day === date && time < "15:30"))
      return datesOf(type, new Date(`${date}T${time}:00+09:00`)).expectedDate !== openDays[taken + later]
    })
    expect(wrong).toEqual([])
  })
})

describe("terms", () => {
  it.each([
    [1, 29_999, 275],
    [1, 30_000, 385],
    [2, 30_000, 0],
    [3, 1000, 0],
  ] as const)("charge type %i and %i yen with %i yen", (type, amount, fee) => expect(feeOf(type, amount)).toBe(fee))

  it.each([
    ["2025-01-15T01:59:59+09:00", false],
    ["2025-01-15T02:00:00+09:00", true],
    ["2025-01-15T05:00:00+09:00", false],
  ])("are out of hours at %s: %s", (at, expected) => expect(isOutOfHours(new Date(at))).toBe(expected))
})
