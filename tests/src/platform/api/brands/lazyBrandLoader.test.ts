// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest"
import type { ApiDependencies } from "../../../../../src/platform/api/createApi"
import { createLazyBrandLoader } from "../../../../../src/platform/api/brands/lazyBrandLoader"
import { createMemoryStorage } from "../../../../../src/platform/storage/keyValueStorage"
import { createFakeClock } from "../../../../support/fakeClock"

afterEach(() => {
  vi.doUnmock("../../../../../src/platform/api/brands/brandLoader")
  vi.resetModules()
})

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
  const brands = createLazyBrandLoader(dependencies)
  vi.doMock("../../../../../src/platform/api/brands/brandLoader", () => Promise.reject(new Error("404")))
  expect((await brands.load(signal)).failure).toBe("offline")
  expect(await brands.findUrl(signal)).toEqual({ failure: "offline" })
  vi.doUnmock("../../../../../src/platform/api/brands/brandLoader")
  expect((await brands.load(signal)).source).toBe("external-cache")
})
