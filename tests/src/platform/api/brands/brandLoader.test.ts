// @vitest-environment node
import { describe, expect, it } from "vitest"
import { aCall } from "../../../../support/aCall"
import { createFakeFetch, json, networkFailure, silence } from "../../../../support/fakeFetch"
import type { SentRequest } from "../../../../support/fakeFetch"
import { createMemoryStorage } from "../../../../../src/platform/storage/keyValueStorage"
import type { KeyValueStorage } from "../../../../../src/platform/storage/keyValueStorage"
import { anApi, outcomeOf } from "../anApi"

const row = (parts: object = {}) => ({
  MARKET_ID: 11,
  BRAND_ID: 1,
  BRAND_CD: "7999",
  BRAND_NM_MINI: "自動車",
  SORT: 1,
  ...parts,
})
const dataUrl = "https://brands.example/brands.json"
const signal = new AbortController().signal

const isAddress = ({ url }: SentRequest) => url.endsWith("/brand/url/v1")
const html = () => new Response("<html>")

/** Serves the address of the brands data and, there, one row; honours If-None-Match. */
const brandAnswers =
  ({ url = dataUrl as unknown, etag = '"1"', rows = [row()] as unknown[] } = {}) =>
  (request: SentRequest) => {
    if (isAddress(request)) return json({ url })
    if (request.headers["if-none-match"] === etag) return new Response(null, { status: 304 })
    return json({ BRAND_ARRAY: rows, SE_BRAND_ARRAY: [], IMAGE: [] }, 200, { etag })
  }

const brandServer = (parts: Parameters<typeof brandAnswers>[0] = {}) => createFakeFetch(brandAnswers(parts))

const minute = 60_000

describe("createBrandLoader", () => {
  it("takes the brands of the surroundings first and asks nobody", async () => {
    const server = brandServer()
    const { api } = anApi(server, { externalBrands: async () => ({ BRAND_ARRAY: [row()] }) })
    expect(await api.brands.load(signal)).toMatchObject({ source: "external-cache", data: { BRAND_ARRAY: [row()] } })
    expect(server.requests).toEqual([])
  })

  it.each([
    ["empty", async () => undefined],
    ["broken", () => Promise.reject(new Error("no"))],
    ["unreadable", async () => ({ BRAND_ARRAY: "x" })],
  ])("goes on to the next source when the external cache is %s", async (_name, externalBrands) => {
    expect((await anApi(brandServer(), { externalBrands }).api.brands.load(signal)).source).toBe("fetched")
  })

  it.each([
    ["4:59", 5 * minute - 1_000, "fresh-cache"],
    ["5:00", 5 * minute, "not-modified"],
    ["5:01", 5 * minute + 1_000, "not-modified"],
  ])("F35: a cache of %s", async (_name, age, source) => {
    const { api, clock } = anApi(brandServer())
    await api.brands.load(signal)
    await clock.advance(age)
    expect((await api.brands.load(signal)).source).toBe(source)
  })

  it("F35: is not fresh when the device clock was set back", async () => {
    const { api, clock } = anApi(brandServer())
    await api.brands.load(signal)
    clock.turnDevice(-minute)
    expect((await api.brands.load(signal)).source).toBe("not-modified")
  })

  it("is fresh again after a 304", async () => {
    const { api, clock } = anApi(brandServer())
    await api.brands.load(signal)
    await clock.advance(6 * minute)
    await api.brands.load(signal)
    await clock.advance(4 * minute)
    expect((await api.brands.load(signal)).source).toBe("fresh-cache")
  })

  it("takes the new brands when the etag has changed", async () => {
    const storage = createMemoryStorage()
    const first = anApi(brandServer(), { brandStorage: storage })
    await first.api.brands.load(signal)
    const second = anApi(brandServer({ etag: '"2"', rows: [row({ BRAND_ID: 2 })] }), { brandStorage: storage })
    await second.clock.advance(6 * minute)
    const { source, data } = await second.api.brands.load(signal)
    expect([source, data.BRAND_ARRAY[0]?.BRAND_ID]).toEqual(["fetched", 2])
  })

  it.each<[string, Partial<KeyValueStorage>]>([
    ["cannot be written", { write: () => Promise.reject(new DOMException("full", "QuotaExceededError")) }],
    ["cannot be read", { read: () => Promise.reject(new Error("blocked")) }],
    ["holds rubbish", { read: async () => ({ at: "yesterday" }) }],
    [
      "holds fresh rubbish",
      { read: async () => ({ at: Date.parse("2025-01-15T10:00:00+09:00"), etag: '"1"', text: "7" }) },
    ],
  ])("F35: fetches when the cache %s", async (_name, parts) => {
    const { api } = anApi(brandServer(), { brandStorage: { ...createMemoryStorage(), ...parts } })
    expect(await api.brands.load(signal)).toMatchObject({ source: "fetched", data: { BRAND_ARRAY: [{ BRAND_ID: 1 }] } })
  })

  it("keeps a large file in parts, of which one that is missing or another tab's makes it fetch again", async () => {
    const rows = Array.from({ length: 4_000 }, (_, index) =>
      row({ BRAND_ID: index + 1, BRAND_NM_MINI: "銘柄".repeat(100) }),
    )
    const largest: number[] = []
    const memory = createMemoryStorage()
    const storage: KeyValueStorage = {
      ...memory,
      write: (key, value) => (largest.push(JSON.stringify(value).length), memory.write(key, value)),
    }
    const load = async () => await anApi(brandServer({ rows }), { brandStorage: storage }).api.brands.load(signal)
    expect((await load()).source).toBe("fetched")
    expect(Math.max(...largest)).toBeLessThan(600_000)
    const again = await load()
    expect([again.source, again.data.BRAND_ARRAY.length]).toEqual(["fresh-cache", 4_000])
    await memory.write("brands/1", { ...Object(await memory.read("brands/1")), id: 1 })
    expect((await load()).source).toBe("fetched")
    await memory.remove("brands/0")
    expect((await load()).source).toBe("fetched")
  })

  it("F35: drops a corrupt cache", async () => {
    const removed: string[] = []
    const storage = {
      ...createMemoryStorage(),
      read: async () => "rubbish",
      remove: async (key: string) => void removed.push(key),
    }
    await anApi(brandServer(), { brandStorage: storage }).api.brands.load(signal)
    expect(removed).toEqual(["brands"])
  })

  it.each([
    ["is missing", null],
    ["is no text", 7],
    ["is http", "http://brands.example/b.json"],
    ["is on another host", "https://evil.example/b.json"],
    ["is on another port", "https://brands.example:444/b.json"],
    ["carries a user", "https://u:p@brands.example/b.json"],
    ["is a script", "javascript:alert(1)"],
    ["is data", "data:application/json,{}"],
  ])("F34: gives an empty list and a report when the address %s", async (_name, url) => {
    const server = brandServer({ url })
    const { api, reports } = anApi(server)
    expect(await api.brands.load(signal)).toEqual({
      failure: "broken",
      data: { BRAND_ARRAY: [], SE_BRAND_ARRAY: [], IMAGE: [] },
    })
    expect([server.requests.length, reports]).toEqual([1, ["brand-url-refused"]])
  })

  it.each([
    ["on the origin of the app", "/brands.json", "https://app.example.jp/brands.json"],
    ["on the brand base", "https://brand.example.jp/b.json", "https://brand.example.jp/b.json"],
  ])("follows an address %s", async (_name, url, asked) => {
    const server = brandServer({ url })
    await anApi(server).api.brands.load(signal)
    expect(server.requests[1]?.url).toBe(asked)
  })

  it.each([
    ["offline", networkFailure, "offline"],
    ["HTTP 500", () => json({}, 500), "broken"],
    ["HTML", () => new Response("<html>"), "broken"],
    ["slow beyond 30 s", silence, "timeout"],
  ])("F34: %s gives an empty list, and loading again works", async (_name, respond, failure) => {
    const server = createFakeFetch(respond)
    const { api, clock } = anApi(server)
    const loading = api.brands.load(signal)
    await clock.advance(30_000)
    expect(await loading).toMatchObject({ failure, data: { BRAND_ARRAY: [] } })
    server.answer((request) => (request.url.endsWith("/v1") ? json({ url: dataUrl }) : json({ BRAND_ARRAY: [row()] })))
    expect((await api.brands.load(signal)).data.BRAND_ARRAY).toHaveLength(1)
  })

  it.each([
    ["offline", networkFailure, "offline"],
    ["HTTP 500", () => json({}, 500), "broken"],
    [
      "HTML instead of brands",
      (request: SentRequest) => (isAddress(request) ? json({ url: dataUrl }) : html()),
      "broken",
    ],
    ["an address that is refused", () => json({ url: "https://evil.example/b.json" }), "broken"],
    ["slow beyond 30 s", silence, "timeout"],
  ])("%s keeps the last good brands, with their time, and loading again works", async (_name, respond, failure) => {
    const server = brandServer()
    const { api, clock } = anApi(server)
    const { data } = await api.brands.load(signal)
    await clock.advance(6 * minute)
    await api.brands.load(signal)
    const confirmed = clock.now()
    await clock.advance(60 * minute)
    server.answer(respond)
    const loading = api.brands.load(signal)
    await clock.advance(30_000)
    expect(await loading).toEqual({ failure, data, copiedAt: confirmed })
    server.answer(brandAnswers({ etag: '"2"', rows: [row({ BRAND_ID: 2 })] }))
    expect(await api.brands.load(signal)).toMatchObject({ source: "fetched", data: { BRAND_ARRAY: [{ BRAND_ID: 2 }] } })
  })

  it("keeps the last good brands of an earlier page too, and none that cannot be read", async () => {
    const brandStorage = createMemoryStorage()
    await anApi(brandServer(), { brandStorage }).api.brands.load(signal)
    const load = async () => {
      const { api, clock } = anApi(createFakeFetch(networkFailure), { brandStorage })
      await clock.advance(6 * minute)
      return await api.brands.load(signal)
    }
    expect(await load()).toMatchObject({ failure: "offline", data: { BRAND_ARRAY: [row()] } })
    await brandStorage.remove("brands/0")
    expect((await load()).data.BRAND_ARRAY).toEqual([])
  })

  it("reads its file once: for all screens of a page the brands are the same, so that a search is made once", async () => {
    const brandStorage = createMemoryStorage()
    await anApi(brandServer(), { brandStorage }).api.brands.load(signal)
    const asked: string[] = []
    const read: KeyValueStorage["read"] = (key) => (asked.push(key), brandStorage.read(key))
    const { api, clock } = anApi(brandServer(), { brandStorage: { ...brandStorage, read } })
    const { data } = await api.brands.load(signal)
    await clock.advance(6 * minute)
    const [confirmed, fresh] = [await api.brands.load(signal), await api.brands.load(signal)]
    expect([confirmed.source, fresh.source]).toEqual(["not-modified", "fresh-cache"])
    expect([confirmed.data === data, fresh.data === data]).toEqual([true, true])
    expect(asked.filter((key) => key !== "brands")).toEqual(["brands/0"])
  })

  it("keeps brands for as long as the page lives where nothing can be stored", async () => {
    const refuse = () => Promise.reject(new DOMException("full", "QuotaExceededError"))
    const brandStorage: KeyValueStorage = { read: async () => undefined, write: refuse, remove: refuse }
    const server = brandServer()
    const { api, clock } = anApi(server, { brandStorage })
    await api.brands.load(signal)
    expect((await api.brands.load(signal)).source).toBe("fresh-cache")
    await clock.advance(6 * minute)
    expect((await api.brands.load(signal)).source).toBe("not-modified")
    expect((await api.brands.load(signal)).source).toBe("fresh-cache")
  })

  it("F34: asks again without a condition when a 304 comes for nothing that we have", async () => {
    const seen: (string | undefined)[] = []
    const server = createFakeFetch((request) => {
      if (request.url.endsWith("/v1")) return json({ url: dataUrl })
      seen.push(request.headers["if-none-match"])
      return seen.length === 1 ? new Response(null, { status: 304 }) : json({ BRAND_ARRAY: [row()] })
    })
    expect((await anApi(server).api.brands.load(signal)).source).toBe("fetched")
    expect(seen).toEqual([undefined, undefined])
  })

  it.each([404, 500, 206])("F34: takes no brands from an answer of HTTP %i, whatever it says", async (status) => {
    const server = createFakeFetch((request) =>
      isAddress(request) ? json({ url: dataUrl }) : json({ BRAND_ARRAY: [row()] }, status),
    )
    const { api } = anApi(server)
    expect(await api.brands.load(signal)).toMatchObject({ failure: "broken", data: { BRAND_ARRAY: [] } })
    server.answer(brandAnswers())
    expect((await api.brands.load(signal)).source).toBe("fetched")
  })

  it("F34: takes 5 MB", async () => {
    const rows = Array.from({ length: 20_000 }, (_, id) => row({ BRAND_ID: id, SEARCH_KEY: "x".repeat(200) }))
    expect((await anApi(brandServer({ rows })).api.brands.load(signal)).data.BRAND_ARRAY).toHaveLength(20_000)
  })

  it("F36: types what can be typed, leaves out the rest with a report, and still shows the list", async () => {
    const rows = [
      row({ MARKET_ID: "11", BRAND_ID: "5", SORT: undefined, BRAND_NM_KANA: null }),
      row({ MARKET_ID: undefined, BRAND_ID: 6 }),
      row({ MARKET_ID: 99, BRAND_ID: 7 }),
      row({ MARKET_ID: 99, BRAND_ID: 7, BRAND_NM_MINI: "second" }),
      row({ MARKET_ID: 1, BRAND_ID: 1.5 }),
      null,
      row({ MARKET_ID: 2, BRAND_ID: 8, SORT: "3", BUY_COUNT: "many" }),
    ]
    const { api, reports } = anApi(brandServer({ rows }))
    const { data } = await api.brands.load(signal)
    const seen = data.BRAND_ARRAY.map(({ MARKET_ID, BRAND_ID, SORT, BRAND_NM_KANA, BUY_COUNT }) => [
      MARKET_ID,
      BRAND_ID,
      SORT,
      BRAND_NM_KANA,
      BUY_COUNT,
    ])
    expect(seen).toEqual([
      [11, 5, null, "", null],
      [99, 7, 1, "", null],
      [2, 8, 3, "", null],
    ])
    expect(reports).toEqual(["brand-unreadable", "brand-duplicate", "brand-unreadable", "brand-unreadable"])
  })
})

describe("createBrandClient", () => {
  const call = aCall({ id: "brand/brands", client: "brand", method: "GET", path: "/brands" })

  it("answers the call for the address with the address", async () => {
    const url = aCall({ id: "brand/url", client: "brand", method: "GET", path: "/brand/url/v1" })
    expect(await anApi(brandServer()).run(url)).toEqual({ kind: "ok", value: { url: dataUrl } })
    expect(outcomeOf(await anApi(brandServer({ url: "http://x.example" })).run(url))).toBe("broken")
  })

  it("answers a call document with the brands", async () => {
    const result = await anApi(brandServer()).run(call)
    expect(result).toMatchObject({ kind: "ok", value: { BRAND_ARRAY: [{ BRAND_CD: "7999" }] } })
  })

  it("answers with the last good brands where newer ones cannot be had, and says of when they are", async () => {
    const server = brandServer()
    const { run, clock } = anApi(server)
    expect(await run(call)).not.toHaveProperty("value.COPY_DATETIME")
    server.answer(networkFailure)
    await clock.advance(6 * minute)
    const value = { BRAND_ARRAY: [{ BRAND_CD: "7999" }], COPY_DATETIME: "2025-01-15T10:00:00+09:00" }
    expect(await run(call)).toMatchObject({ kind: "ok", value })
  })

  it("fails where a document can offer to try again", async () => {
    expect(outcomeOf(await anApi(createFakeFetch(networkFailure)).run(call))).toBe("offline")
  })
})
