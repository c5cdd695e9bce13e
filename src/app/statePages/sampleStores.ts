import type { CompiledApp, CompiledCall, CompiledSample } from "../../../renderer"
import { accountOpeningStore } from "../../areas/account-opening/AccountOpeningStore"
import type { Clock } from "../../domain/clock"
import { areasOf } from "../areasOf"
import { createSafeStorage, type SafeStorage } from "../../platform/storage"
import { createStores, type StoreDependencies, type Stores } from "../../platform/stores"

/** 2025-01-15 (Wed) 10:00 in Japan: the moment of all samples. Nothing passes by itself. */
export const sampleClock: Clock = {
  now: () => Date.parse("2025-01-15T10:00:00+09:00"),
  elapsed: () => 0,
  after: () => () => undefined,
}

interface SampleStoresOptions {
  readonly app: CompiledApp
  readonly sample?: CompiledSample
  readonly device?: Pick<StoreDependencies["device"], "platform" | "environment">
  /** Calls of the screen; the app's own where absent. */
  readonly calls?: Readonly<Record<string, CompiledCall>>
  readonly bridge?: StoreDependencies["bridge"]
  readonly clock?: Clock
  /** What areas keep in this tab; forgotten with the page where absent. */
  readonly sessionStorage?: SafeStorage
}

const globalConfig = "config/global-config"

/** The stores that a sample describes, in memory alone; without one, those of a customer who has just come. */
export function createSampleStores(options: SampleStoresOptions): Stores {
  const {
    app,
    sample = {},
    device = { platform: "ios", environment: "app" },
    calls,
    bridge,
    clock = sampleClock,
    sessionStorage = createSafeStorage(() => undefined),
  } = options
  const { appVersion, hasToken, nfcAvailable, hosted, previousPath } = sample.ctx ?? {}
  const cookies: Readonly<Record<string, string>> = {
    ...(hasToken === false ? {} : { TOKEN: "sample" }),
    APP_VERSION: typeof appVersion === "string" ? appVersion : "3.24.0",
  }
  const stores = createStores({
    device: { ...device, nfcAvailable: nfcAvailable !== false, hosted: hosted !== false, userAgent: "" },
    areas: areasOf(app),
    closures: () => app.closures ?? [],
    clock,
    cookies: { get: (name) => cookies[name], remove: () => undefined },
    bridge: bridge ?? { login: () => undefined },
    sessionStorage,
    localStorage: createSafeStorage(() => undefined),
    report: () => undefined,
  })
  if (typeof previousPath === "string") stores.area(accountOpeningStore).setScreenName(previousPath.split("/").at(-1))
  const config = calls?.[globalConfig] ?? app.calls?.[globalConfig]
  const chosen = sample.calls?.[globalConfig] ?? Object.keys(config?.samples ?? {})[0] ?? ""
  stores.globalConfig.replace(config?.samples?.[chosen])
  return stores
}
