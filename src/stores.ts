import type { Cookies, Report } from "./platform/api"
import type { NativeBridge } from "./platform/bridge"
import type { Clock } from "./domain/clock"
import { AccountOpeningStore } from "./areas/account-opening/AccountOpeningStore"
import { ClockStore } from "./platform/stores/ClockStore"
import { ContextStore } from "./platform/stores/ContextStore"
import type { DeviceContext } from "./platform/stores/ContextStore"
import { GlobalConfigStore } from "./platform/stores/GlobalConfigStore"
import type { SafeStorage } from "./platform/storage/safeStorage"
import { SessionStore } from "./platform/stores/SessionStore"

export interface StoreDependencies {
  readonly surroundings: DeviceContext
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
