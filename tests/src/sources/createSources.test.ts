import { assert, integer, property } from "fast-check"
import { autorun } from "mobx"
import { describe, expect, it } from "vitest"
import { createSources } from "../../../src/sources"
import { sourceDefinitions } from "../../../src/sources/definitions"
import { someStores } from "../platform/stores/someStores"

const start = () => {
  const { stores, clock } = someStores()
  return { stores, clock, sources: createSources(stores) }
}
const { sources } = start()

describe("createSources", () => {
  it("implements every declared source and no other", () => {
    expect(Object.keys(sources).toSorted()).toEqual(sourceDefinitions.map(({ name }) => name).toSorted())
  })
})

describe("aco/minors", () => {
  it.each([
    [{}, true],
    [{ accountOpen: { oldFlowUrl: "https://www.example.jp/open" } }, true],
    [{ accountOpen: { minorAccepted: true } }, true],
    [{ accountOpen: { minorAccepted: false } }, false],
    [{ accountOpen: { minorAccepted: "false" } }, true],
  ])("reads the global configuration %j", (content, accepted) => {
    const { stores, sources: own } = start()
    stores.globalConfig.replace({ content })
    expect(own["aco/minors"]()).toEqual({ accepted })
  })
})

describe("aco/required-documents", () => {
  const document = (documentId: string, version: string, mustOpen = true) => ({ documentId, version, mustOpen })

  it("knows what was opened, in the version that is shown, also after a reload", () => {
    const { stores, sources: own } = start()
    stores.accountOpening.markRead("one-01", "2025-01")
    stores.accountOpening.markRead("one-02", "2025-01")
    const documents = [
      document("one-01", "2025-01"),
      document("one-02", "2025-04"),
      document("one-03", "2025-01", false),
    ]
    expect(own["aco/required-documents"]({ documents })).toEqual({
      ids: ["one-01", "one-02"],
      opened: ["one-01"],
      versions: documents.map(({ documentId, version }) => ({ documentId, version })),
    })
  })

  it.each([undefined, null, {}, [null, "x"]])("takes %j for no documents", (documents) => {
    expect(sources["aco/required-documents"]({ documents })).toEqual({ ids: [], opened: [], versions: [] })
  })
})

describe("withdrawal/estimate", () => {
  const bands = [
    { AMOUNT_FROM: 1, AMOUNT_TO: 29_999, FEE: 275 },
    { AMOUNT_FROM: 30_000, AMOUNT_TO: null, FEE: 385 },
  ]
  const estimate = (parts: object) =>
    sources["withdrawal/estimate"]({ AMOUNT_TYPE: 1, FEE_ARRAY: bands, WITHDRAWABLE_AMOUNT: 235_000, ...parts })

  it.each([
    ["100,000円", { AMOUNT: 100_000 }, { AMOUNT: 100_000, FEE: 385, RECEIVE_AMOUNT: 99_615 }],
    ["the last yen of a band", { AMOUNT: 29_999 }, { AMOUNT: 29_999, FEE: 275, RECEIVE_AMOUNT: 29_724 }],
    ["the first yen of a band", { AMOUNT: 30_000 }, { AMOUNT: 30_000, FEE: 385, RECEIVE_AMOUNT: 29_615 }],
    ["everything", { AMOUNT_TYPE: 2, AMOUNT: 5 }, { AMOUNT: 235_000, FEE: 385, RECEIVE_AMOUNT: 234_615 }],
    ["an amount that the fee eats up", { AMOUNT: 275 }, { AMOUNT: 275, FEE: 275 }],
    ["one yen more than the fee", { AMOUNT: 276 }, { AMOUNT: 276, FEE: 275, RECEIVE_AMOUNT: 1 }],
    ["no fee at all", { AMOUNT: 1, FEE_ARRAY: [] }, { AMOUNT: 1, FEE: 0, RECEIVE_AMOUNT: 1 }],
    ["fees that are not loaded", { AMOUNT: 1, FEE_ARRAY: undefined }, { AMOUNT: 1 }],
    ["an amount outside every band", { AMOUNT: 5, FEE_ARRAY: [bands[1]] }, { AMOUNT: 5 }],
    ["a broken band", { AMOUNT: 5, FEE_ARRAY: [null, { FEE: "275" }] }, { AMOUNT: 5 }],
    ["nothing typed", { AMOUNT: undefined }, {}],
    ["text as typed so far", { AMOUNT: "1,000" }, {}],
    ["zero", { AMOUNT: 0 }, {}],
    ["a fraction", { AMOUNT: 0.1 }, {}],
    ["no number", { AMOUNT: NaN }, {}],
    ["everything before it is known how much that is", { AMOUNT_TYPE: 2, WITHDRAWABLE_AMOUNT: undefined }, {}],
  ])("%s", (_name, parts, expected) => {
    expect(estimate(parts)).toEqual(expected)
  })

  it("adds up to the yen, whatever the amount", () => {
    assert(
      property(integer({ min: 386, max: 999_999_999 }), (amount) => {
        const { FEE = NaN, RECEIVE_AMOUNT = NaN } = sources["withdrawal/estimate"]({ AMOUNT: amount, FEE_ARRAY: bands })
        return FEE + RECEIVE_AMOUNT === amount && Number.isInteger(RECEIVE_AMOUNT)
      }),
    )
  })
})

const row = (no: string, status: number, cancelable: number, accepted: string) => ({
  WITHDRAWAL_NO: no,
  STATUS_CD: status,
  CANCELABLE_FLG: cancelable,
  ACCEPT_DATETIME: accepted,
})

describe("withdrawal/filtered", () => {
  const items = [
    row("paid", 3, 0, "2025-01-10T10:00:00+09:00"),
    row("open", 1, 1, "2025-01-14T18:20:00+09:00"),
    row("running", 2, 0, "2025-01-13T10:00:00+09:00"),
    row("impossible", 5, 0, "2025-01-15T00:00:00Z"),
    row("cancelled", 4, 0, "2025-01-12T10:00:00+09:00"),
  ]

  it.each([
    ["all, newest first", 0, ["impossible", "open", "running", "cancelled", "paid"]],
    ["all without a filter", undefined, ["impossible", "open", "running", "cancelled", "paid"]],
    ["all for a filter that nobody knows", "x", ["impossible", "open", "running", "cancelled", "paid"]],
    ["those that can be cancelled", 1, ["open"]],
    ["those that can be cancelled, by text", "1", ["open"]],
    ["those that are over", 2, ["impossible", "cancelled", "paid"]],
  ])("gives %s", (_name, filter, numbers) => {
    const rows = sources["withdrawal/filtered"]({ items, filter })
    expect(rows.map((item) => item["WITHDRAWAL_NO"])).toEqual(numbers)
  })

  it.each([undefined, null, "x", [null, 3]])("gives an empty list for %j", (list) => {
    expect(sources["withdrawal/filtered"]({ items: list, filter: 0 })).toEqual([])
  })

  it("leaves the list it was given as it was", () => {
    const before = items.map(({ WITHDRAWAL_NO }) => WITHDRAWAL_NO)
    sources["withdrawal/filtered"]({ items, filter: 0 })
    expect(items.map(({ WITHDRAWAL_NO }) => WITHDRAWAL_NO)).toEqual(before)
  })
})

describe("aco/resend-countdown", () => {
  it("counts down by the server's clock and reads aloud only at 60, 30 and 0", async () => {
    const { sources: own, stores, clock } = start()
    stores.clock.synchronise(Date.parse("2025-01-15T10:00:00.300+09:00"))
    const seen: { seconds: number; announced: number; passed: boolean }[] = []
    const stop = autorun(() => seen.push(own["aco/resend-countdown"]({ until: "2025-01-15T10:01:00+09:00" })))
    await clock.advance(70_000)
    stop()
    expect(seen.slice(0, 61).map(({ seconds }) => seconds)).toEqual(
      Array.from({ length: 61 }, (_, index) => 60 - index),
    )
    expect(seen.filter(({ announced }, index) => announced !== seen[index - 1]?.announced)).toEqual([
      { seconds: 60, announced: 60, passed: false },
      { seconds: 30, announced: 30, passed: false },
      { seconds: 0, announced: 0, passed: true },
    ])
  })

  it("goes by what this tab remembers where the document names no time", () => {
    const { sources: own, stores } = start()
    stores.accountOpening.setResendAvailableAt("2025-01-15T10:00:30+09:00")
    expect(own["aco/resend-countdown"]({})).toEqual({ seconds: 30, announced: 30, passed: false })
  })

  it.each([undefined, null, "soon", "2025-01-15T09:59:59+09:00"])("is over for %j", (until) => {
    expect(sources["aco/resend-countdown"]({ until })).toEqual({ seconds: 0, announced: 0, passed: true })
  })
})

describe("aco/maintenance-window", () => {
  it("begins and ends while somebody watches", async () => {
    const { sources: own, stores, clock } = start()
    stores.globalConfig.replace({
      feature_maintenances: {
        account_opening: { start_at: "2025-01-15T10:00:05+09:00", end_at: "2025-01-15T10:00:08+09:00", title: "題" },
      },
    })
    const seen: boolean[] = []
    const stop = autorun(() => seen.push(own["aco/maintenance-window"]().active))
    await clock.advance(10_000)
    stop()
    expect(seen.filter((isActive, index) => isActive !== seen[index - 1])).toEqual([false, true, false])
    expect(own["aco/maintenance-window"]()).toEqual({
      active: false,
      startAt: "2025-01-15T10:00:05+09:00",
      endAt: "2025-01-15T10:00:08+09:00",
      title: "題",
    })
  })

  it("is no maintenance without a configuration", () => {
    expect(sources["aco/maintenance-window"]()).toEqual({ active: false })
  })

  it("names the screen that an applicant was on", () => {
    const { sources: own, stores } = start()
    stores.accountOpening.setScreenName("phone_number")
    expect(own["aco/maintenance-window"]()).toEqual({ active: false, screenName: "phone_number" })
  })
})

describe("clock/until", () => {
  it.each([
    ["2025-01-15T10:15:00+09:00", { seconds: 900, passed: false }],
    ["2025-01-15T10:00:00+09:00", { seconds: 0, passed: true }],
    ["2025-01-14T10:00:00+09:00", { seconds: 0, passed: true }],
    [undefined, {}],
    ["never", {}],
  ])("counts to %j", (until, expected) => {
    expect(sources["clock/until"]({ until })).toEqual(expected)
  })
})
