import { autorun } from "mobx"
import { describe, expect, it } from "vitest"
import { accountOpeningStore } from "../../../../src/areas/account-opening/AccountOpeningStore"
import { maintenanceWindow } from "../../../../src/areas/account-opening/sources/maintenance-window/maintenanceWindow"
import { minors } from "../../../../src/areas/account-opening/sources/minors/minors"
import { requiredDocuments } from "../../../../src/areas/account-opening/sources/required-documents/requiredDocuments"
import { resendCountdown } from "../../../../src/areas/account-opening/sources/resend-countdown/resendCountdown"
import { someStores } from "../../platform/stores/someStores"

function start() {
  const { stores, clock } = someStores()
  const sources = {
    maintenanceWindow: maintenanceWindow(stores),
    minors: minors(stores),
    requiredDocuments: requiredDocuments(stores),
    resendCountdown: resendCountdown(stores),
  }
  return { stores, clock, sources }
}
const { sources } = start()

describe("account-opening/minors", () => {
  it.each([
    [{}, true],
    [{ accountOpen: { oldFlowUrl: "https://www.example.jp/open" } }, true],
    [{ accountOpen: { minorAccepted: true } }, true],
    [{ accountOpen: { minorAccepted: false } }, false],
    [{ accountOpen: { minorAccepted: "false" } }, true],
  ])("reads the global configuration %j", (content, accepted) => {
    const { stores, sources: own } = start()
    stores.globalConfig.replace({ content })
    expect(own.minors({})).toEqual({ accepted })
  })
})

describe("account-opening/required-documents", () => {
  const document = (documentId: string, version: string, mustOpen = true) => ({ documentId, version, mustOpen })

  it("knows what was opened, in the version that is shown, also after a reload", () => {
    const { stores, sources: own } = start()
    stores.area(accountOpeningStore).markRead("one-01", "2025-01")
    stores.area(accountOpeningStore).markRead("one-02", "2025-01")
    const documents = [
      document("one-01", "2025-01"),
      document("one-02", "2025-04"),
      document("one-03", "2025-01", false),
    ]
    expect(own.requiredDocuments({ documents })).toEqual({
      ids: ["one-01", "one-02"],
      opened: ["one-01"],
      versions: documents.map(({ documentId, version }) => ({ documentId, version })),
    })
  })

  it.each([undefined, null, {}, [null, "x"]])("takes %j for no documents", (documents) => {
    expect(sources.requiredDocuments({ documents })).toEqual({ ids: [], opened: [], versions: [] })
  })
})

describe("account-opening/resend-countdown", () => {
  it("counts down by the server's clock and reads aloud only at 60, 30 and 0", async () => {
    const { sources: own, stores, clock } = start()
    stores.clock.synchronise(Date.parse("2025-01-15T10:00:00.300+09:00"))
    const seen: { seconds: number; announced: number; passed: boolean }[] = []
    const stop = autorun(() => seen.push(own.resendCountdown({ until: "2025-01-15T10:01:00+09:00" })))
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

  it.each([undefined, null, "soon", "2025-01-15T09:59:59+09:00"])("is over for %j", (until) => {
    expect(sources.resendCountdown({ until })).toEqual({ seconds: 0, announced: 0, passed: true })
  })
})

describe("account-opening/maintenance-window", () => {
  it("begins and ends while somebody watches", async () => {
    const { sources: own, stores, clock } = start()
    stores.globalConfig.replace({
      feature_maintenances: {
        account_opening: { start_at: "2025-01-15T10:00:05+09:00", end_at: "2025-01-15T10:00:08+09:00", title: "題" },
      },
    })
    const seen: boolean[] = []
    const stop = autorun(() => seen.push(own.maintenanceWindow({}).active))
    await clock.advance(10_000)
    stop()
    expect(seen.filter((isActive, index) => isActive !== seen[index - 1])).toEqual([false, true, false])
    expect(own.maintenanceWindow({})).toEqual({
      active: false,
      startAt: "2025-01-15T10:00:05+09:00",
      endAt: "2025-01-15T10:00:08+09:00",
      title: "題",
    })
  })

  it("is no maintenance without a configuration", () => {
    expect(sources.maintenanceWindow({})).toEqual({ active: false })
  })

  it("names the screen that an applicant was on", () => {
    const { sources: own, stores } = start()
    stores.area(accountOpeningStore).setScreenName("phone_number")
    expect(own.maintenanceWindow({})).toEqual({ active: false, screenName: "phone_number" })
  })
})
