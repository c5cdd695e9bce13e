// @vitest-environment node
import { type AddressInfo, connect } from "node:net"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { buildSandbox, type OpenDatabase, openDatabase } from "../../../../../src/sandbox"
import { readAddress } from "../../../../../src/sandbox/engine/server/readAddress"
import { hostileAddresses } from "../../support/hostileAddresses"
import { cacheDir, documents } from "../../support/testbed"

describe("the guard of the sandbox", () => {
  const dist = mkdtempSync(join(tmpdir(), "sandbox-guard-"))
  let database: OpenDatabase
  let app: FastifyInstance
  let port = 0
  beforeAll(async () => {
    writeFileSync(join(dist, "index.html"), "<title>app</title>")
    writeFileSync(join(dist, ".secret.json"), "{}")
    database = await openDatabase({ cacheDir })
    app = await buildSandbox({ database: database.db, documents, dist })
    await app.listen({ port: 0, host: "127.0.0.1" })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    rmSync(dist, { recursive: true })
  })

  /** Exactly these bytes as the address: clients of any kind would tidy it up. */
  function ask(method: string, address: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
    const lines = Object.entries({ host: `127.0.0.1:${port}`, connection: "close", ...headers })
    const head = `${method} ${address} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}`
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(`${head}\r\n`, "latin1"))
      const parts: Buffer[] = []
      socket.on("data", (part: Buffer) => parts.push(part))
      socket.on("close", () => resolve(Buffer.concat(parts).toString("latin1")))
      socket.on("error", reject)
    })
  }
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
  const crossSite = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "empty" }
  const json = { "content-type": "application/json", "content-length": "0" }

  it("gives nothing to another site and lets nothing be kept, at 500 hostile addresses with a seed", async () => {
    const open: unknown[] = []
    for (const address of hostileAddresses({ seed: 20_261_122, count: 500 })) {
      const [foreign, own] = await Promise.all([ask("GET", address, crossSite), ask("GET", address)])
      const isRefused = [400, 403].includes(statusOf(foreign))
      const isKept = [foreign, own].some(
        (answer) => statusOf(answer) !== 400 && !/cache-control: no-store/i.test(answer),
      )
      if (!isRefused || isKept || statusOf(own) >= 500) open.push([address, statusOf(foreign), statusOf(own)])
    }
    expect(open).toEqual([])
  })

  it.each([
    ["/%61pi/aco/masters/countries"],
    ["//api/aco/masters/countries"],
    ["/x/../%61%70i//aco/./masters/countries"],
    ["/%5f_sandbox/worlds"],
  ])("reads an address once for all who read it: %s", async (address) => {
    expect(statusOf(await ask("GET", address, crossSite))).toBe(403)
    const own = await ask("GET", address, { "sec-fetch-site": "same-origin" })
    expect(own).toMatch(/cache-control: no-store/i)
    expect(own).toMatch(/content-type: application\/json/i)
  })

  it.each([["/API/aco/progress"], ["/__SANDBOX/worlds"], ["/.secret.json"], ["/x/.secret.json"], ["/api"]])(
    "never takes an address of something else for a page: %s",
    async (address) => {
      expect(statusOf(await ask("GET", address))).toBe(404)
    },
  )

  it("lets a link on another site open a page, but nobody frame or fetch it", async () => {
    const visit = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }
    expect(statusOf(await ask("GET", "/account/open", visit))).toBe(200)
    expect(statusOf(await ask("GET", "/account/open", { ...visit, "sec-fetch-dest": "iframe" }))).toBe(403)
    expect(statusOf(await ask("GET", "/account/open", crossSite))).toBe(403)
    expect(statusOf(await ask("GET", "/api/aco/progress", visit))).toBe(403)
    expect(statusOf(await ask("GET", "/__sandbox/worlds", visit))).toBe(403)
  })

  it.each([
    ["a page of another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a page of another port of this machine", { "sec-fetch-site": "same-site" }, 403],
    ["a page of another origin, in a browser that tells no more", { origin: "https://evil.example" }, 403],
    ["a page that hides where it is from", { origin: "null" }, 403],
    ["a form, which cannot send JSON", { "content-type": "text/plain" }, 415],
    ["a form without a field", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["a request that says nothing about itself", { "content-type": "" }, 415],
    ["a name that was bent to this machine", { host: "evil.example" }, 421],
  ])("opens no door of the tester to %s", async (_who, headers, status) => {
    expect(statusOf(await ask("POST", "/__sandbox/reset", { ...json, ...headers }))).toBe(status)
  })

  it("opens them to pages of its own and to tools", async () => {
    const own = { "sec-fetch-site": "same-origin", origin: `http://127.0.0.1:${port}` }
    expect(statusOf(await ask("POST", "/__sandbox/reset", { ...json, ...own }))).toBe(200)
    expect(statusOf(await ask("POST", "/__sandbox/reset", json))).toBe(200)
  })

  it("says where brands lie by what it knows, not by what it was told", async () => {
    const path = "/api/brand/brand/url/v1"
    expect(await ask("GET", path, { host: "evil.example" })).toContain('"url":"http://127.0.0.1/api/brand/')
    expect(await ask("GET", path, { host: "localhost:4173" })).toContain('"url":"http://localhost:4173/api/brand/')
    const told = await buildSandbox({ database: database.db, documents, origin: "https://sandbox.example" })
    const { body } = await told.inject({ url: path, headers: { host: "evil.example" } })
    expect(body).toContain('"url":"https://sandbox.example/api/brand/')
    await told.close()
  })
})

describe("readAddress", () => {
  it.each([
    ["/", "/"],
    ["/client/withdrawal?type=1", "/client/withdrawal?type=1"],
    ["/account/open/", "/account/open/"],
    ["/%61pi/x?a=%61", "/api/x?a=%61"],
    ["/a//b/./c/../d", "/a/b/d"],
    ["/../../etc/passwd", "/etc/passwd"],
    ["/%E5%87%BA%E9%87%91", "/%E5%87%BA%E9%87%91"],
  ])("reads %s as %s", (raw, read) => {
    expect(readAddress(raw)).toBe(read)
    expect(readAddress(read)).toBe(read)
  })

  it.each([
    "",
    "*",
    "http://evil.example/",
    "/a\\b",
    "/%5cb",
    "/a%2fb",
    "/%00",
    "/%2561pi",
    "/%ff",
    "/%",
    "/\u00e9",
    "/a#b",
    "/a b",
  ])("refuses what somebody else might read otherwise: %s", (raw) => {
    expect(readAddress(raw)).toBeUndefined()
  })
})
