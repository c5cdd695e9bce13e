import { expect, it } from "vitest"
import { sayPeriod } from "../../../../src/domain/closures/sayPeriod"

it("says one day once, two days both, and the years where they differ", () => {
  expect(sayPeriod("2026-12-05T01:00", "2026-12-05T06:00")).toBe("12月5日 1:00〜6:00")
  expect(sayPeriod("2026-12-05T22:05", "2026-12-06T06:30")).toBe("12月5日 22:05〜12月6日 6:30")
  expect(sayPeriod("2026-12-05T22:00", "2026-12-06T00:00")).toBe("12月5日 22:00〜12月6日 0:00")
  expect(sayPeriod("2026-12-31T18:00", "2027-01-04T06:00")).toBe("2026年12月31日 18:00〜2027年1月4日 6:00")
  // The same day of another year is another day.
  expect(sayPeriod("2026-12-05T01:00", "2027-12-05T06:00")).toBe("2026年12月5日 1:00〜2027年12月5日 6:00")
})

it("says what is no time as it is written", () => {
  expect(sayPeriod("tomorrow", "2026-12-05T06:00")).toBe("tomorrow〜2026-12-05T06:00")
})
