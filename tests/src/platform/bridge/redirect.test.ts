import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createRedirect, parseSchemes } from "../../../../src/platform/bridge"

const schemes = parseSchemes({
  login: "kamishibai-app://login",
  close: "kamishibai-app://close-browser",
  external: "kamishibai-app://external-link",
  rotate: "kamishibai-app://rotate",
})
const redirect = createRedirect({
  origin: "https://app.example.jp",
  publicOrigin: "https://www.example.jp",
  schemes,
  allowedHosts: ["bank.example"],
})

const accepted = [
  ["/maintenance", "/maintenance"],
  ["/client/withdrawal?type=1#a", "/client/withdrawal?type=1#a"],
  ["https://app.example.jp/maintenance", "/maintenance"],
  ["https://www.example.jp/notice/1", "https://www.example.jp/notice/1"],
  ["https://bank.example/authorize?state=a", "https://bank.example/authorize?state=a"],
  ["kamishibai-app://login", "kamishibai-app://login"],
  ["kamishibai-app://close-browser", "kamishibai-app://close-browser"],
  [
    "kamishibai-app://external-link?url=https%3A%2F%2Fwww.example.jp%2F",
    "kamishibai-app://external-link?url=https%3A%2F%2Fwww.example.jp%2F",
  ],
] as const

const hostile = [
  "",
  " ",
  "maintenance",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/%0a/../\n//evil.example",
  "/a/..//evil.example",
  "https://evil.example",
  "https:evil.example",
  "https:///evil.example",
  "http://www.example.jp/",
  "https://www.example.jp.evil.example/",
  "https://www.example.jp@evil.example/",
  "https://user:pass@www.example.jp/",
  "https://www.example.jp:8443/",
  "https://app.example.jp.evil.example/",
  "https://app.example.jp//evil.example",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "\u0000javascript:alert(1)",
  "data:text/html,<script>1</script>",
  "vbscript:1",
  "file:///etc/passwd",
  "blob:https://app.example.jp/1",
  "native://close",
  "kamishibai-app://unknown",
  "kamishibai-app://close-browser?x=1",
  "kamishibai-app://external-link",
  "kamishibai-app://external-link?url=https%3A%2F%2Fevil.example",
  "kamishibai-app://external-link?url=javascript%3A1",
  "kamishibai-app://external-link?url=https%3A%2F%2Fwww.example.jp&url=https%3A%2F%2Fevil.example",
  // Read alike by every parser that leaves out what they hold; another one may stop there.
  "/client/\nbank",
  "/client/\u0000bank",
  "/client/bank ",
  "/client\\bank",
  "/client/\u2028bank",
  "https://bank.example/\tauthorize",
  `/${"a".repeat(3_000)}`,
]

describe("createRedirect", () => {
  it.each(accepted)("F10: leads to %s", (target, url) => {
    expect(redirect.resolveUrl(target)).toBe(url)
  })

  it.each(hostile)("F10: refuses %j", (target) => {
    expect(redirect.resolveUrl(target)).toBeUndefined()
  })

  it.each([undefined, null, 7, {}, ["/a"]])("refuses %j, which is no text", (target) => {
    expect(redirect.resolve(target)).toBeUndefined()
  })

  it.each([
    ["/client/bank", { kind: "own", path: "/client/bank" }],
    ["-1", { kind: "history" }],
    ["kamishibai-app://close-browser", { kind: "native", url: "kamishibai-app://close-browser" }],
    ["https://www.example.jp/", undefined],
    ["https://app.example.jp/client/bank", undefined],
    ["-2", undefined],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("F31: BACK=%s", (value, target) => {
    expect(redirect.parseBack(value)).toEqual(target)
  })

  it.each(hostile)("F31: ignores BACK=%j", (target) => {
    expect(redirect.parseBack(target)).toBeUndefined()
  })

  it("F31: goes by the first of two BACK values", () => {
    const query = new URLSearchParams("BACK=/client/bank&BACK=https://evil.example")
    expect(redirect.parseBack(query.get("BACK"))).toEqual({ kind: "own", path: "/client/bank" })
  })

  it("prefixes the app's own origin or the public one, and wraps on request", () => {
    expect(redirect.build("/a?b=c", { on: "own" })).toBe("https://app.example.jp/a?b=c")
    expect(redirect.build("/a", { on: "public" })).toBe("https://www.example.jp/a")
    const wrapped = "kamishibai-app://external-link?url=https%3A%2F%2Fwww.example.jp%2Fa%3Fb%3Dc"
    expect(redirect.build("/a?b=c", { on: "public", wrap: true })).toBe(wrapped)
  })

  it.each(["//evil.example", "https://evil.example", "javascript:1", ""])("builds nothing from %j", (path) => {
    expect(redirect.build(path, { on: "public" })).toBeUndefined()
  })
})

describe("parseSchemes", () => {
  const good = { login: "a://login", close: "a://close", external: "a://external", rotate: "a://rotate" }

  it.each([
    ["missing", {}],
    ["a script", { close: "javascript:close()" }],
    ["a web page", { close: "https://evil.example/" }],
    ["a link with a query", { close: "a://close?x=1" }],
  ])("refuses a close link that is %s", (_name, parts) => {
    const { close: _close, ...others } = good
    expect(() => parseSchemes({ ...others, ...parts })).toThrow("app.schemes.close")
  })
})

/** What parsers of addresses read differently, put into addresses that may be led to. */
const pieces = [
  ..."/|//|\\|?|#|@|:|.|..|/..|/.//|%2f|%5c|%00|%0a|%2e%2e|\t|\n| |\u0000|\u00a0|\u2028|\ufeff|\u3002|\uff0f".split(
    "|",
  ),
  ..."user:pass@|user@|:8443|[::1]|https:|http:|javascript:|data:|file:|kamishibai-app:|//evil.example|/..//evil.example".split(
    "|",
  ),
  ...".evil.example|@evil.example/|evil.example|https://evil.example/|&url=https%3A%2F%2Fevil.example|%2F%2Fevil.example".split(
    "|",
  ),
]
/** Where one part of an address ends and the next begins. */
const joints = (address: string) => [
  0,
  address.length,
  ...Array.from(address.matchAll(/[/?=#]+/g), ({ index, 0: sign }) => index + sign.length),
]
const addresses = fc
  .tuple(
    fc.constantFrom(...accepted),
    fc.array(fc.tuple(fc.constantFrom(...pieces), fc.nat()), { minLength: 1, maxLength: 3 }),
  )
  .map(([[address], changes]) =>
    changes.reduce((changed, [piece, nth]) => {
      const at = joints(changed)[nth % joints(changed).length] ?? 0
      return changed.slice(0, at) + piece + changed.slice(at)
    }, address as string),
  )

describe("500 hostile addresses with a seed", () => {
  const samples = [...new Set(fc.sample(addresses, { seed: 20_261_122, numRuns: 2_000 }))].slice(0, 500)
  const web = ["https://app.example.jp", "https://www.example.jp", "https://bank.example"]

  /** Where a browser goes from a page of the app; what a native link carries is followed by its host. */
  function originsOf(target: string): readonly (string | undefined)[] {
    const url = new URL(target, "https://app.example.jp/client/withdrawal")
    if (url.protocol !== "kamishibai-app:") return [url.origin]
    return url.searchParams.getAll("url").map((inner) => (URL.canParse(inner) ? new URL(inner).origin : undefined))
  }

  /** Without the mark of a query or fragment that is empty; of a native link what it carries. */
  function read(address: string): string {
    const { protocol, host, pathname, search, searchParams, hash } = new URL(address, "https://app.example.jp/")
    const inner = protocol === "kamishibai-app:" ? searchParams.get("url") : null
    return inner === null ? [protocol, host, pathname, search, hash].join(" ") : read(inner)
  }

  const led = samples.flatMap((address) => {
    const target = redirect.resolveUrl(address)
    return target === undefined ? [] : [{ address, target }]
  })

  it("lead nowhere else, and what is let through is let through again as it is", () => {
    expect([samples.length, led.length > 50]).toEqual([500, true])
    const isElsewhere = (target: string) => !originsOf(target).every((origin) => web.includes(String(origin)))
    expect(led.filter(({ target }) => isElsewhere(target))).toEqual([])
    expect(led.filter(({ target }) => redirect.resolveUrl(target) !== target)).toEqual([])
  })

  it("are read by a browser as they were judged, and need no mending by it", () => {
    expect(led.filter(({ address, target }) => read(address) !== read(target))).toEqual([])
    expect(led.filter(({ address }) => /[\p{Cc} \\]/u.test(address))).toEqual([])
    expect(led.filter(({ address }) => new URL(address, "https://app.example.jp/").username !== "")).toEqual([])
  })

  it("are no way back out of the app", () => {
    const backs = samples.flatMap((address) => redirect.parseBack(address) ?? [])
    expect(backs.filter(({ kind }) => kind !== "own" && kind !== "native")).toEqual([])
    const paths = backs.flatMap((back) => (back.kind === "own" ? back.path : []))
    expect(paths.length).toBeGreaterThan(20)
    expect(
      paths.filter((path) => new URL(path, "https://app.example.jp/").origin !== "https://app.example.jp"),
    ).toEqual([])
  })
})
