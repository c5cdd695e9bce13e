import { createHttpClient } from "./httpClient"
import type { BrandLoader } from "./brandLoader"
import type { ApiDependencies } from "./createApi"

/** The loader of brands, itself fetched when a screen first asks for them. */
export function createLazyBrandLoader(dependencies: ApiDependencies): BrandLoader {
  let fetched: Promise<BrandLoader> | undefined
  const fetchLoader = () => (fetched ??= createBrands(dependencies).catch(forget))
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

async function createBrands({ config, clock, origin, externalBrands, ...rest }: ApiDependencies): Promise<BrandLoader> {
  const [{ createBrandCache }, { createBrandLoader }] = await Promise.all([
    import("./brandCache"),
    import("./brandLoader"),
  ])
  return createBrandLoader({
    base: config.bases.brand,
    http: createHttpClient({ fetch: rest.fetch, clock }),
    cache: createBrandCache(rest.brandStorage, clock),
    origin,
    hosts: config.brandHosts,
    ...(externalBrands ? { external: externalBrands } : {}),
    report: rest.report,
  })
}
