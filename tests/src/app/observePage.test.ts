import { autorun } from "mobx"
import { describe, expect, it } from "vitest"
import { observePage } from "../../../src/app/observePage"
import type { AppServices } from "../../../src/app/services"
import { someStores } from "../platform/stores/someStores"

/** A page that can be left and come back to, with the two clocks of its device. */
function aVisit() {
  const { stores, cookies, said } = someStores()
  const { page } = aWindow()
  let loads = 0
  const clocks = { elapsed: 0, now: 0 }
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" })
  const location = { reload: () => void (loads += 1) }
  const clock = { elapsed: () => clocks.elapsed, now: () => clocks.now }
  const stop = observePage({
    page: Object.assign(page, { document, location }),
    documents: { app: { routes: { "/client/deposit": { guard: "login" }, "/search": {} } } },
    stores,
    clock,
  } as unknown as AppServices)
  const become = (state: string) => {
    document.visibilityState = state
    document.dispatchEvent(new Event("visibilitychange"))
  }
  /** How often the page has been loaded anew by the time the customer is back. */
  const leaveFor = (ms: number, wallMs = ms) => {
    become("hidden")
    clocks.elapsed += ms
    clocks.now += wallMs
    become("visible")
    return loads
  }
  return { page, stores, cookies, said, become, leaveFor, loads: () => loads, stop }
}

/** A window that can be turned. */
function aWindow() {
  const side = Object.assign(new EventTarget(), { matches: false })
  const page = Object.assign(new EventTarget(), {
    document: new EventTarget(),
    navigator: { onLine: true },
    matchMedia: () => side,
  })
  const turn = (matches: boolean) => {
    side.matches = matches
    side.dispatchEvent(new Event("change"))
  }
  return { page, turn }
}

describe("observePage", () => {
  it("loads a page anew that was away for long", () => {
    const { leaveFor, stop } = aVisit()
    expect(leaveFor(599_000)).toBe(0)
    expect(leaveFor(601_000)).toBe(1)
    expect(leaveFor(1_000)).toBe(1)
    stop()
  })

  it("loads it anew once there is a network again: without one what stands there would be lost", () => {
    const { page, leaveFor, loads, stop } = aVisit()
    page.navigator.onLine = false
    expect(leaveFor(601_000)).toBe(0)
    expect(leaveFor(1_000)).toBe(0)
    page.navigator.onLine = true
    page.dispatchEvent(new Event("online"))
    expect(loads()).toBe(1)
    page.dispatchEvent(new Event("online"))
    expect(loads()).toBe(1)
    stop()
  })

  it("does so with one that comes from the browser's cache", () => {
    const { page, loads, stop } = aVisit()
    page.navigator.onLine = false
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    expect(loads()).toBe(0)
    page.navigator.onLine = true
    page.dispatchEvent(new Event("online"))
    expect(loads()).toBe(1)
    stop()
  })

  it("leaves a page alone whose network was lost and came back while it was looked at", () => {
    const { page, loads, stop } = aVisit()
    page.dispatchEvent(new Event("offline"))
    page.dispatchEvent(new Event("online"))
    expect(loads()).toBe(0)
    stop()
  })

  it("F45: loads a page anew after an hour in which the phone slept, and whose clock was set back", () => {
    const { leaveFor, stop } = aVisit()
    const [hour, asleep] = [3_600_000, 0]
    expect(leaveFor(asleep, hour)).toBe(1)
    expect(leaveFor(hour, -hour)).toBe(2)
    expect(leaveFor(asleep, -hour)).toBe(2)
    stop()
  })

  it.each([
    ["/client/deposit", undefined, { loads: 0, said: ["login"] }],
    ["/client/deposit", "token-2", { loads: 1, said: [] }],
    ["/client/deposit", "token-1", { loads: 0, said: [] }],
    ["/search", undefined, { loads: 1, said: [] }],
    ["/search", "token-2", { loads: 1, said: [] }],
  ])("looks on %s whose token there is when it is seen again: %s", (path, token, expected) => {
    const { stores, cookies, said, become, loads, stop } = aVisit()
    stores.context.setLocation(path, false)
    become("hidden")
    if (token === undefined) cookies.remove("TOKEN")
    else cookies.set("TOKEN", token)
    become("visible")
    expect({ loads: loads(), said }).toEqual(expected)
    stop()
  })

  it("F45: loads a page anew that comes from the browser's cache, and not one that is shown for the first time", () => {
    const { page, loads, stop } = aVisit()
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }))
    expect(loads()).toBe(0)
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    expect(loads()).toBe(1)
    stop()
  })

  it("F45: looks at the cookie again, also where something on view goes by the one of before", () => {
    const { stores, cookies, said, become, stop } = aVisit()
    const end = autorun(() => stores.session.token)
    stores.context.setLocation("/client/deposit", false)
    become("hidden")
    cookies.remove("TOKEN")
    become("visible")
    expect(said).toEqual(["login"])
    end()
    stop()
  })

  it("leaves a visitor alone who was nobody before", () => {
    const { cookies, become, loads, said, stop } = aVisit()
    cookies.remove("TOKEN")
    become("hidden")
    become("visible")
    expect({ loads: loads(), said }).toEqual({ loads: 0, said: [] })
    stop()
  })

  it("F45: has the time asked again for who watches it when the page is seen again", () => {
    const { stores, leaveFor, stop } = aVisit()
    let asked = 0
    const end = autorun(() => stores.clock.now)
    stores.clock.askWhenWatched(() => (asked += 1))
    leaveFor(1_000)
    expect(asked).toBe(1)
    end()
    leaveFor(1_000)
    expect(asked).toBe(1)
    stop()
  })

  it("reports what nobody caught by its name, and not that a browser measures sizes once more", () => {
    const { stores } = someStores()
    const { page } = aWindow()
    const reported: unknown[] = []
    const end = observePage({ page, stores, report: (one: unknown) => reported.push(one) } as unknown as AppServices)
    const happens = (message: string, error?: Error) =>
      page.dispatchEvent(Object.assign(new Event("error"), { message, error }))
    happens("ResizeObserver loop completed with undelivered notifications.")
    happens("ResizeObserver loop limit exceeded")
    expect(reported).toEqual([])
    happens("Uncaught RangeError: 1234567 of 山田", new RangeError("1234567 of 山田"))
    expect(reported).toEqual([{ code: "uncaught", at: "page", detail: "RangeError" }])
    end()
  })

  it("knows how the phone is held, until it ends", () => {
    const { stores } = someStores()
    const { page, turn } = aWindow()
    const end = observePage({ page, stores } as unknown as AppServices)
    expect(stores.context.orientation).toBe("portrait")
    turn(true)
    expect(stores.context.orientation).toBe("landscape")
    end()
    turn(false)
    expect(stores.context.orientation).toBe("landscape")
  })
})
