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
