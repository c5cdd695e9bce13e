import type { Clock } from "../../domain/clock"
import type { Cookies, Report } from "../api"
import type { NativeBridge } from "../bridge"
import type { SafeStorage } from "../storage"
import { ClockStore } from "./ClockStore"
import { ContextStore, type DeviceContext } from "./ContextStore"
import { GlobalConfigStore } from "./GlobalConfigStore"
import { SessionStore } from "./SessionStore"
import { SharesStore } from "./SharesStore"

export interface StoreDependencies {
  readonly device: DeviceContext
  /** Parts of the app that `$ctx.fromArea` tells apart, by the path that they begin with. */
  readonly areas: Readonly<Record<string, string>>
  /** When which parts of the app are closed. */
  readonly closures?: () => readonly object[]
  readonly clock: Clock
  readonly cookies: Cookies
  readonly bridge: Pick<NativeBridge, "login">
  readonly sessionStorage: SafeStorage
  readonly localStorage: SafeStorage
  readonly report: Report
}

/** Creates the store of one business area, when that area first asks for it. */
export type AreaStore<Store> = (
  platform: Pick<Stores, "session" | "clock"> & Pick<StoreDependencies, "sessionStorage">,
) => Store

export interface Stores {
  readonly session: SessionStore
  readonly clock: ClockStore
  readonly context: ContextStore
  readonly shares: SharesStore
  readonly globalConfig: GlobalConfigStore
  /** The store of a business area: one for each way to create it. */
  readonly area: <Store>(create: AreaStore<Store>) => Store
}

/** All stores, wired one way. Has no effects. */
export function createStores(dependencies: StoreDependencies): Stores {
  const { cookies, bridge, sessionStorage, localStorage, report } = dependencies
  const session = new SessionStore({ cookies, bridge, storages: [sessionStorage, localStorage], report })
  const clock = new ClockStore(dependencies.clock)
  const shares = new SharesStore(() => cookies.get("UUID") ?? "")
  const { device, areas, closures } = dependencies
  const context = new ContextStore(device, areas, { session, clock, shares }, closures)
  const globalConfig = new GlobalConfigStore(clock, report)
  const areaStores = new Map<unknown, unknown>()
  function area<Store>(create: AreaStore<Store>): Store {
    if (!areaStores.has(create)) areaStores.set(create, create({ session, clock, sessionStorage }))
    return areaStores.get(create) as Store
  }
  return { session, clock, context, shares, globalConfig, area }
}
