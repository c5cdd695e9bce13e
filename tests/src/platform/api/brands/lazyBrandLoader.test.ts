// @vitest-environment node
import { expect, it } from "vitest"
import type { ApiDependencies } from "../../../../../src/platform/api/createApi"
import * as brandCache from "../../../../../src/platform/api/brands/brandCache"
import * as brandLoader from "../../../../../src/platform/api/brands/brandLoader"
import { createLazyBrandLoader } from "../../../../../src/platform/api/brands/lazyBrandLoader"
import { createMemoryStorage } from "../../../../../src/platform/storage/keyValueStorage"
import { createFakeClock } from "../../../../support/fakeClock"

it("counts a loader that cannot be fetched as offline, and fetches it again the next time", async () => {
  const dependencies = {
    config: { bases: { brand: "/brand" }, brandHosts: [] },
    clock: createFakeClock(),
    fetch: () => Promise.reject(new Error("not asked")),
    origin: "https://app.example.jp",
    brandStorage: createMemoryStorage(),
    externalBrands: () => Promise.resolve({ BRAND_ARRAY: [] }),
    report: () => undefined,
  } as unknown as ApiDependencies
  const { signal } = new AbortController()
  let isOffline = true
  let fetches = 0
  const brands = createLazyBrandLoader(dependencies, () => {
    fetches += 1
    return isOffline ? Promise.reject(new Error("404")) : Promise.resolve([brandCache, brandLoader])
  })
  expect((await brands.load(signal)).failure).toBe("offline")
  expect(await brands.findUrl(signal)).toEqual({ failure: "offline" })
  isOffline = false
  expect((await brands.load(signal)).source).toBe("external-cache")
  await brands.findUrl(signal)
  expect(fetches).toBe(3)
})
