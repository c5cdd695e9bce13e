import { describe, expect, it } from "vitest"
import { createVisits } from "../../../../src/server/releases/visits"

const minuteMs = 60_000

describe("visits that are counted", () => {
  it("are told apart by when they began and on which side of percentages they stand, each with its latest release", () => {
    const visits = createVisits(() => new Date(0))
    visits.note({ release: "old", bucket: 1, issued: 5 })
    visits.note({ release: "old", bucket: 1, issued: 5 })
    visits.note({ release: "old", bucket: 2, issued: 5 })
    visits.note({ release: "old", bucket: 1, issued: 6 })
    expect(visits.count()).toEqual({ old: 3 })
    visits.note({ release: "new", bucket: 1, issued: 6 })
    expect(visits.count()).toEqual({ old: 2, new: 1 })
  })

  it("are over when nobody has heard of them for half an hour", () => {
    let now = 0
    const visits = createVisits(() => new Date(now))
    visits.note({ release: "old", bucket: 1, issued: 5 })
    now = 20 * minuteMs
    visits.note({ release: "new", bucket: 1, issued: 6 })
    now = 30 * minuteMs
    expect(visits.count()).toEqual({ old: 1, new: 1 })
    now += 1
    expect(visits.count()).toEqual({ new: 1 })
  })
})
