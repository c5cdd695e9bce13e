// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createCacheStorage } from "../../../../src/platform/storage"

/** A request of IndexedDB: says a moment later, one after the other, what became of it. */
function request(result: unknown, events: readonly string[]) {
  const error = new DOMException("full", "QuotaExceededError")
  const target = Object.assign(new EventTarget(), { result, error })
  queueMicrotask(() => events.forEach((name) => target.dispatchEvent(new Event(name))))
  return target
}

/** As much of IndexedDB as a cache uses: requests that succeed or fail a moment later. */
function fakeIndexedDb({ isBroken = false } = {}) {
  const values = new Map<string, unknown>()
  const answer = (result: unknown) => request(result, [isBroken ? "error" : "success"])
  const store = {
    get: (key: string) => answer(values.get(key)),
    put: (value: unknown, key: string) => answer(void values.set(key, structuredClone(value))),
    delete: (key: string) => answer(void values.delete(key)),
  }
  const database = { transaction: () => ({ objectStore: () => store }), createObjectStore: () => store }
  const factory = {
    open: () => request(database, ["upgradeneeded", "success"]),
  }
  return { factory: factory as unknown as IDBFactory, values }
}

describe("createCacheStorage", () => {
  it("keeps values in IndexedDB", async () => {
    const { factory, values } = fakeIndexedDb()
    await createCacheStorage(() => factory).write("brands", 1)
    expect(values.get("brands")).toBe(1)
    const later = createCacheStorage(() => factory)
    expect(await later.read("brands")).toBe(1)
    await later.remove("brands")
    expect([await later.read("brands"), values.size]).toEqual([undefined, 0])
  })

  it("keeps no copy of what IndexedDB took: what another tab removed is gone", async () => {
    const { factory, values } = fakeIndexedDb()
    const storage = createCacheStorage(() => factory)
    await storage.write("brands", 1)
    values.clear()
    expect(await storage.read("brands")).toBeUndefined()
  })

  it("reads the newest of this page, not the older one that IndexedDB still has", async () => {
    const { factory, values } = fakeIndexedDb()
    const storage = createCacheStorage(() => factory)
    await storage.write("brands", "older")
    // A function cannot be copied into a database.
    const newest = () => "newest"
    await storage.write("brands", newest).catch(() => undefined)
    expect([await storage.read("brands"), values.get("brands")]).toEqual([newest, "older"])
  })

  it.each<[string, () => IDBFactory | undefined]>([
    ["there is none", () => undefined],
    [
      "asking for it throws",
      () => {
        throw new Error("private mode")
      },
    ],
    [
      "it cannot be opened",
      () =>
        ({
          open() {
            throw new Error("blocked")
          },
        }) as never,
    ],
    ["every request fails", () => fakeIndexedDb({ isBroken: true }).factory],
  ])("F43: remembers for as long as the page lives when %s", async (_name, factory) => {
    const storage = createCacheStorage(factory)
    await storage.write("brands", 1).catch(() => undefined)
    expect(await storage.read("brands")).toBe(1)
    await storage.remove("brands")
    expect(await storage.read("brands")).toBeUndefined()
  })
})
