import type { CompiledApp, Registry } from "../../renderer"
import { type DryRunOptions, effectsOf } from "../../renderer/testgen"
import { formats } from "../formats"
import * as conversions from "../conversions/index"
import { createSources } from "../sources"
import { createStores } from "../stores"
import { type SafeStorage } from "../platform/storage"
import { definitions } from "../definitions"
import type { LoadedModules } from "./modules"

/** 2025-01-15 (Wed) 10:00 in Japan: the moment of all samples. */
const moment = Date.parse("2025-01-15T10:00:00+09:00")

const noStorage: SafeStorage = {
  read: () => undefined,
  write: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
}

/** Everything that screens need to run without being drawn: the product's own words, and nothing around them. */
export function createDryRunHarness({ app, screens }: LoadedModules): DryRunOptions {
  const registered: Partial<Registry> = { formats, conversions, sources: createSources(createStoresForDryRun(app)) }
  return { app, modules: screens, registered, actions: effectsOf(definitions) }
}

function createStoresForDryRun(app: CompiledApp) {
  const stores = createStores({
    surroundings: { platform: "ios", environment: "app", nfcAvailable: true, hosted: true },
    clock: { now: () => moment, elapsed: () => 0, after: () => () => undefined },
    cookies: { get: () => undefined, remove: () => undefined },
    bridge: {
      sendLog: () => undefined,
      showTopBar: async () => "sent",
      login: () => undefined,
      rotate: () => undefined,
      openExternal: () => undefined,
      close: async () => "left",
    },
    sessionStorage: noStorage,
    localStorage: noStorage,
    report: () => undefined,
  })
  stores.globalConfig.replace(Object.values(app.calls?.["config/global-config"]?.samples ?? {})[0])
  return stores
}
