import { describe, expect, it } from "vitest"
import { observePage } from "../../../src/app/observePage"
import type { AppServices } from "../../../src/app/services"
import { someStores } from "../platform/stores/someStores"

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
  it("loads a page anew that was away for long, but not without a network: what stands there would be lost", () => {
    const { stores } = someStores()
    const { page } = aWindow()
    let loads = 0
    let now = 0
    const document = Object.assign(new EventTarget(), { visibilityState: "visible" })
    const location = { reload: () => void (loads += 1) }
    const clock = { elapsed: () => now }
    const stop = observePage({
      page: Object.assign(page, { document, location }),
      stores,
      clock,
    } as unknown as AppServices)
    const become = (state: string) => {
      document.visibilityState = state
      document.dispatchEvent(new Event("visibilitychange"))
    }
    const leaveFor = (ms: number) => {
      become("hidden")
      now += ms
      become("visible")
      return loads
    }
    page.navigator.onLine = false
    expect(leaveFor(601_000)).toBe(0)
    page.navigator.onLine = true
    expect(leaveFor(599_000)).toBe(0)
    expect(leaveFor(601_000)).toBe(1)
    stop()
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
