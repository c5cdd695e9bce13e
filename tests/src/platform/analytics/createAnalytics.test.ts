// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createAnalytics, tagManagerId } from "../../../../src/platform/analytics"
import type { AnalyticsDependencies, EventRecord } from "../../../../src/platform/analytics"

function start(parts: Partial<AnalyticsDependencies> = {}) {
  const pushed: EventRecord[] = []
  const logged: EventRecord[] = []
  const later: (() => void)[] = []
  const analytics = createAnalytics({
    environment: () => "app",
    areas: () => ["zoo"],
    dataLayer: () => pushed,
    sendLog: (record) => void logged.push(record),
    later: (run) => void later.push(run),
    ...parts,
  })
  const runLater = () => later.splice(0).forEach((run) => run())
  return { analytics, pushed, logged, runLater }
}

const tap = { page: "client_withdrawal", key: "next" }

describe("createAnalytics", () => {
  it("pushes a tap as DLP_EVENT with eventName in the app, and sends the host the same record", () => {
    const { analytics, pushed, logged, runLater } = start()
    analytics.track(tap)
    runLater()
    const record = {
      event: "DLP_EVENT",
      eventName: "client_withdrawal_next",
      action: "tap",
      label: "next",
      page_name: "client_withdrawal",
    }
    expect([pushed, logged]).toEqual([[record], [record]])
  })

  it("keeps the name that a document gave", () => {
    const { analytics, pushed, runLater } = start()
    analytics.track({ ...tap, name: "aco_application_submitted" })
    runLater()
    expect(pushed[0]).toMatchObject({ eventName: "aco_application_submitted", page_name: "client_withdrawal" })
  })

  it.each([
    ["shop", "shop_sheet_help_view"],
    ["zoo_ticket", "zoo_sheet_help_view"],
    ["zoology", "zoology_sheet_help_view"],
  ])("names a half-sheet by the area of its page: %s", (page, eventName) => {
    const { analytics, pushed, runLater } = start()
    analytics.track({ page, key: "sheet_help_view", action: "view", isSheet: true })
    runLater()
    expect(pushed[0]).toMatchObject({ eventName, action: "view", page_name: page })
  })

  it("names the event event_nm in the mini app", () => {
    const { analytics, pushed, runLater } = start({ environment: () => "mini" })
    analytics.track({ ...tap, action: "view", label: "INSUFFICIENT" })
    runLater()
    expect(pushed[0]).toMatchObject({ event_nm: "client_withdrawal_next", action: "view", label: "INSUFFICIENT" })
    expect(pushed[0]).not.toHaveProperty("eventName")
  })

  it("calls a view a view", () => {
    const { analytics, pushed, runLater } = start()
    analytics.track({ page: "aco_name_input", key: "view", label: "/account/open/name_input" })
    runLater()
    expect(pushed[0]).toMatchObject({ eventName: "aco_name_input_view", action: "view" })
  })

  it("takes nothing along but page, key, action and label", () => {
    const { analytics, pushed, runLater } = start()
    analytics.track({ ...tap, amount: "100000", accountNo: "1234567" } as typeof tap)
    runLater()
    expect(Object.keys(pushed[0] ?? {}).toSorted()).toEqual(["action", "event", "eventName", "label", "page_name"])
  })

  it.each<[string, Partial<AnalyticsDependencies>]>([
    [
      "the data layer throws",
      {
        dataLayer: () => {
          throw new Error("blocked")
        },
      },
    ],
    [
      "the host throws",
      {
        sendLog: () => {
          throw new Error("gone")
        },
      },
    ],
  ])("F50: disturbs nobody when %s", (_name, parts) => {
    const { analytics, pushed, logged, runLater } = start(parts)
    analytics.track(tap)
    expect(runLater).not.toThrow()
    expect(pushed.length + logged.length).toBe(1)
  })

  it("F50: does nothing at all while the customer's own action runs", () => {
    const { analytics, pushed, logged } = start()
    analytics.track(tap)
    expect([pushed, logged]).toEqual([[], []])
  })

  it("hands over what waits before the page goes, once", () => {
    const { analytics, pushed, runLater } = start()
    analytics.track(tap)
    analytics.track({ ...tap, key: "back" })
    analytics.flush()
    runLater()
    expect(pushed.map(({ label }) => label)).toEqual(["next", "back"])
  })
})

describe("tagManagerId", () => {
  const ids = { "view.example.jp": "GTM-VIEW001", "bad.example.jp": "gtm-bad", otherwise: "GTM-APP0001" }

  it.each([
    ["view.example.jp", ids, "GTM-VIEW001"],
    ["app.example.jp", ids, "GTM-APP0001"],
    ["bad.example.jp", ids, undefined],
    ["__proto__", ids, "GTM-APP0001"],
    ["app.example.jp", {}, undefined],
    ["app.example.jp", null, undefined],
    ["app.example.jp", { otherwise: "GTM-A'><script>" }, undefined],
  ])("gives the id of %s", (host, map, id) => {
    expect(tagManagerId(host, map)).toBe(id)
  })
})
