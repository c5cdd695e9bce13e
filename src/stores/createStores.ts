import type { Cookies, Report } from "../api"
import type { NativeBridge } from "../bridge"
import type { Clock } from "../domain/clock"
import { AccountOpeningStore } from "./AccountOpeningStore"
import { ClockStore } from "./ClockStore"
import { ContextStore } from "./ContextStore"
import type { Surroundings } from "./ContextStore"
import { GlobalConfigStore } from "./GlobalConfigStore"
import type { SafeStorage } from "./safeStorage"
import { SessionStore } from "./SessionStore"

export interface StoreDependencies {
  readonly surroundings: Surroundings
  readonly clock: Clock
  readonly cookies: Cookies
  readonly bridge: NativeBridge
  readonly sessionStorage: SafeStorage
  readonly localStorage: SafeStorage
  readonly report: Report
}

export interface Stores {
  readonly session: SessionStore
  readonly clock: ClockStore
  readonly context: ContextStore
  readonly accountOpening: AccountOpeningStore
  readonly globalConfig: GlobalConfigStore
}

/** All stores, wired one way. Has no effects. */
export function createStores(dependencies: StoreDependencies): Stores {
  const { cookies, bridge, sessionStorage, localStorage, report } = dependencies
  const session = new SessionStore({ cookies, bridge, storages: [sessionStorage, localStorage], report })
  const clock = new ClockStore(dependencies.clock)
  const context = new ContextStore(dependencies.surroundings, session, clock)
  const accountOpening = new AccountOpeningStore(sessionStorage)
  const globalConfig = new GlobalConfigStore(clock, report)
  session.onLogOut(() => accountOpening.clear())
  return { session, clock, context, accountOpening, globalConfig }
}
