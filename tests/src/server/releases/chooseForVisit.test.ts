// @vitest-environment node
import { describe, expect, it } from "vitest"
import { chooseForVisit, type Choosing } from "../../../../src/server/releases/chooseForVisit"
import { chooseRelease, type Pointer, releaseBefore } from "../../../../src/server/releases/pointers"
import { UnfitReleaseError } from "../../../../src/server/releases/servable"

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute))

/** Pointers as they were given, minute by minute; the newest first, as they are read. */
const pointersTo = (...given: readonly (string | Partial<Pointer>)[]): readonly Pointer[] =>
  given
    .map((one, minute): Pointer => {
      const plain = { id: minute, channel: "live", percent: 100, starts_at: at(minute), takeover: "visit" } as const
      const rest = { release: "", reason: "", ordered_by: "somebody", at: at(minute), proposal: null, base: null }
      return { ...plain, ...rest, ...(typeof one === "string" ? { release: one } : one) }
    })
    .toReversed()

const manifest = { screens: {}, removed: [] }
const choosing = (changes: Partial<Choosing> = {}): Choosing => ({
  own: "build",
  pointers: pointersTo("build", "first", "second"),
  now: at(30),
  servable: async (id) => (id === "damaged" ? undefined : { manifest, text: id, hash: id }),
  ...changes,
})
const fresh = { release: "", bucket: 50, issued: 0 }
const releaseOf = async (pin: typeof fresh, changes?: Partial<Choosing>) =>
  (await chooseForVisit(pin, choosing(changes))).pin.release

describe("chooseRelease", () => {
  it("gives a percentage to those below it, and the others what was there before", () => {
    const pointers = pointersTo("first", { release: "second", percent: 25 }, { release: "third", percent: 5 })
    expect([4, 5, 24, 25, 99].map((bucket) => chooseRelease(pointers, bucket))).toEqual([
      "third",
      "second",
      "second",
      "first",
      "first",
    ])
  })
})

describe("releaseBefore", () => {
  it.each([
    [["first"], undefined],
    [["first", "second"], "first"],
    [["first", "second", "second", "second"], "first"],
    [["first", "second", "third"], "second"],
    [["first", "second", "third", "second"], "first"],
    [["first", "second", "first"], undefined],
    [["first", "second", "first", "third"], "first"],
  ])("of %j is %s", (given, before) => {
    expect(releaseBefore(pointersTo(...given))).toBe(before)
  })
})

describe("chooseForVisit", () => {
  it("gives a new visit what is live, and nothing to load where that is the build", async () => {
    expect(await chooseForVisit(fresh, choosing())).toMatchObject({
      pin: { release: "second", bucket: 50, issued: at(30).getTime() },
      build: { hash: "second" },
    })
    const chosen = await chooseForVisit(fresh, choosing({ pointers: pointersTo("build") }))
    expect(chosen).toEqual({ pin: { release: "build", bucket: 50, issued: at(30).getTime() } })
  })

  it("keeps what a visit began with for a day", async () => {
    const begun = { release: "first", bucket: 50, issued: at(0).getTime() }
    expect(await releaseOf(begun)).toBe("first")
    const nextDay = new Date(at(0).getTime() + 24 * 60 * 60 * 1000)
    expect(await releaseOf(begun, { now: new Date(nextDay.getTime() - 1) })).toBe("first")
    expect(await releaseOf(begun, { now: nextDay })).toBe("second")
  })

  it("keeps nothing that another channel gave", async () => {
    expect(await releaseOf({ ...fresh, release: "elsewhere", issued: at(1).getTime() })).toBe("second")
  })

  it("takes a running visit along where that was ordered after it began", async () => {
    const pointers = pointersTo("build", { release: "second", takeover: "now" })
    expect(await releaseOf({ ...fresh, release: "build", issued: at(0).getTime() }, { pointers })).toBe("second")
    expect(await releaseOf({ ...fresh, release: "build", issued: at(2).getTime() }, { pointers })).toBe("build")
  })

  it("gives what was live before where a release is damaged, and the build where nothing else is left", async () => {
    expect(await releaseOf(fresh, { pointers: pointersTo("build", "second", "damaged") })).toBe("second")
    expect(await releaseOf(fresh, { pointers: pointersTo("damaged") })).toBe("build")
    const pointers = pointersTo("build", "damaged", "second")
    expect(await releaseOf({ ...fresh, release: "damaged", issued: at(1).getTime() }, { pointers })).toBe("second")
  })

  it("lets go of a release that another build of the app cannot show", async () => {
    const servable: Choosing["servable"] = async (id) => {
      if (id === "unfit") throw new UnfitReleaseError(id, [])
      return { manifest, text: id, hash: id }
    }
    const pointers = pointersTo("build", "unfit", "second")
    const begun = { ...fresh, release: "unfit", issued: at(1).getTime() }
    expect(await releaseOf(begun, { servable, pointers })).toBe("second")
  })
})
