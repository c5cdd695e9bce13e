import type { Clock } from "../../../domain/clock"
import type { KeyValueStorage } from "../../storage"
import type { Report } from "../callClient"
import { createHttpClient } from "../httpClient"
import type { BrandLoader } from "./brandLoader"
import type { RuntimeConfig } from "../runtimeConfig"

export interface LazyBrandDependencies {
  readonly config: Pick<RuntimeConfig, "bases" | "brandHosts">
  readonly fetch: typeof fetch
  readonly clock: Clock
  /** Origin of the app. */
  readonly origin: string
  readonly brandStorage: KeyValueStorage
  /** Brands that the surroundings already hold, if any. */
  readonly externalBrands?: () => Promise<unknown>
  readonly report: Report
}

const fetchModules = () => Promise.all([import("./brandCache"), import("./brandLoader")])

/** The loader of brands, itself fetched when a screen first asks for them. */
export function createLazyBrandLoader(dependencies: LazyBrandDependencies, fetchParts = fetchModules): BrandLoader {
  let fetched: Promise<BrandLoader> | undefined
  const fetchLoader = () =>
    (fetched ??= fetchParts()
      .then((parts) => createBrands(dependencies, parts))
      .catch(forget))
  const forget = (error: unknown): never => {
    fetched = undefined
    throw error
  }
  return {
    findUrl: (signal) =>
      fetchLoader().then(
        (loader) => loader.findUrl(signal),
        () => ({ failure: "offline" }) as const,
      ),
    load: (signal) =>
      fetchLoader().then(
        (loader) => loader.load(signal),
        () => ({ data: { BRAND_ARRAY: [], SE_BRAND_ARRAY: [], IMAGE: [] }, failure: "offline" }) as const,
      ),
  }
}

function createBrands(
  { config, clock, origin, externalBrands, ...rest }: LazyBrandDependencies,
  [{ createBrandCache }, { createBrandLoader }]: Awaited<ReturnType<typeof fetchModules>>,
): BrandLoader {
  return createBrandLoader({
    base: config.bases.brand,
    http: createHttpClient({ fetch: rest.fetch, clock }),
    cache: createBrandCache(rest.brandStorage, clock, rest.report),
    origin,
    hosts: config.brandHosts,
    ...(externalBrands ? { external: externalBrands } : {}),
    report: rest.report,
  })
}
