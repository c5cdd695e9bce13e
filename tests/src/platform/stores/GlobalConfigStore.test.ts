import { describe, expect, it } from "vitest"
import { someStores } from "./someStores"

const at = (text: string) => Date.parse(text)
const windowOf = (start: unknown, end: unknown) => ({
  feature_maintenances: { account_opening: { start_at: start, end_at: end, title: "題", description: " " } },
})

describe("GlobalConfigStore", () => {
  it.each([
    ["a second before", "2025-01-19T23:59:59+09:00", false],
    ["at the start", "2025-01-20T00:00:00+09:00", true],
    ["a second before the end", "2025-01-20T05:59:59+09:00", true],
    ["at the end", "2025-01-20T06:00:00+09:00", false],
  ])("is in maintenance by the server's clock: %s", (_name, now, expected) => {
    const { globalConfig, clock } = someStores().stores
    globalConfig.replace(windowOf("2025-01-20T00:00:00+09:00", "2025-01-20T06:00:00+09:00"))
    clock.synchronise(at(now))
    expect(globalConfig.isInMaintenance("account_opening")).toBe(expected)
  })

  it.each([
    ["UTC", "2025-01-19T15:00:00Z", "2025-01-19T21:00:00Z"],
    ["New York", "2025-01-19T10:00:00-05:00", "2025-01-19T16:00:00-05:00"],
    ["no time zone, which is Japan's", "2025-01-20T00:00:00", "2025-01-20T06:00:00"],
  ])("F48: compares in absolute time: %s", (_name, start, end) => {
    const { globalConfig, clock } = someStores().stores
    globalConfig.replace(windowOf(start, end))
    const seen = ["2025-01-19T23:59:59+09:00", "2025-01-20T00:00:00+09:00", "2025-01-20T06:00:00+09:00"].map((now) => {
      clock.synchronise(at(now))
      return globalConfig.isInMaintenance("account_opening")
    })
    expect(seen).toEqual([false, true, false])
  })

  it.each([
    [
      "ends before it starts",
      windowOf("2025-01-16T00:00:00+09:00", "2025-01-14T00:00:00+09:00"),
      "maintenance-ends-before-it-starts",
    ],
    ["has an unreadable time", windowOf("soon", "2025-01-16T00:00:00+09:00"), "maintenance-unreadable"],
    ["begins at a number", windowOf(1_736_900_000, "2025-01-16T00:00:00+09:00"), "maintenance-unreadable"],
    ["ends at an object", windowOf("2025-01-14T00:00:00+09:00", {}), "maintenance-unreadable"],
    ["is no object", { feature_maintenances: { account_opening: "yes" } }, "maintenance-unreadable"],
  ])("F48: ignores and reports a window that %s", (_name, config, code) => {
    const { stores, said } = someStores()
    stores.globalConfig.replace(config)
    expect(stores.globalConfig.isInMaintenance("account_opening")).toBe(false)
    expect(stores.globalConfig.maintenanceOf("account_opening")).toBeUndefined()
    expect(said).toEqual([code])
  })

  it("offers no link that the app may not open, and reports it", () => {
    const { stores, said } = someStores()
    const config = { feature_maintenances: { account_opening: { title: "題", notice_url: "https://evil.example/" } } }
    stores.globalConfig.replace(config, (url) => url.startsWith("https://broker.example/"))
    expect(stores.globalConfig.maintenanceOf("account_opening")).toEqual({ title: "題" })
    expect(said).toEqual(["maintenance-link-refused"])
    stores.globalConfig.replace(config)
    expect(stores.globalConfig.maintenanceOf("account_opening")).toHaveProperty("noticeUrl")
  })

  it.each([
    ["missing", undefined],
    ["no object", "x"],
    ["without maintenances", { content: {} }],
    ["without anything readable", { content: [], feature_maintenances: "soon" }],
    ["with null maintenances", { feature_maintenances: null }],
    ["with a null window", { feature_maintenances: { account_opening: null } }],
    ["with a window without times", windowOf(undefined, undefined)],
  ])("F48: a configuration that is %s is no maintenance and no problem", (_name, config) => {
    const { stores, said } = someStores()
    stores.globalConfig.replace(config)
    expect([stores.globalConfig.isInMaintenance("account_opening"), said]).toEqual([false, []])
    expect(stores.globalConfig.content).toEqual({})
  })

  it("keeps the last configuration when a later one cannot be had", () => {
    const { globalConfig } = someStores().stores
    globalConfig.replace({ content: { accountOpen: { oldFlowUrl: "https://www.example.jp/open" } } })
    globalConfig.replace(undefined)
    expect(globalConfig.content).toEqual({ accountOpen: { oldFlowUrl: "https://www.example.jp/open" } })
  })

  it("gives the texts that say something", () => {
    const { globalConfig } = someStores().stores
    globalConfig.replace(windowOf("2025-01-20T00:00:00+09:00", null))
    expect(globalConfig.maintenanceOf("account_opening")).toEqual({ startAt: "2025-01-20T00:00:00+09:00", title: "題" })
  })
})
