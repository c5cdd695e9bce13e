import { createSafeStorage } from "../../../../src/platform/storage"
import { createStores, type StoreDependencies } from "../../../../src/platform/stores"
import { createFakeClock } from "../../../support/fakeClock"
import { fakeCookies } from "../../../support/fakeCookies"
import { createFakeStorage } from "../../../support/fakeStorage"

/** All stores, on a fake device that says what happens to it. */
export function someStores(parts: Partial<StoreDependencies> = {}) {
  const clock = createFakeClock()
  const cookies = fakeCookies({ TOKEN: "token-1", UUID: "device-1", APP_VERSION: "3.24.0" })
  const area = createFakeStorage()
  const said: string[] = []
  const bridge = { login: () => void said.push("login") }
  const stores = createStores({
    device: { platform: "ios", environment: "app", nfcAvailable: true, hosted: true, userAgent: "" },
    areas: { "account-open": "/account/open" },
    clock,
    cookies,
    bridge,
    sessionStorage: createSafeStorage(() => area),
    localStorage: createSafeStorage(() => area),
    report: ({ code }) => said.push(code),
    ...parts,
  })
  return { stores, clock, cookies, area, said }
}
