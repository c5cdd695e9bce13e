// @vitest-environment node
import { utimesSync, writeFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Built, openBuilt } from "../../support/openBuilt"

const preloads = {
  always: ["assets/index-a.js", "assets/index-b.css"],
  paths: { "/client/withdrawal": ["assets/client_withdrawal-c.js"], "/account/open": ["assets/account_open-d.js"] },
}
const always = [
  "</assets/index-a.js>; rel=modulepreload; crossorigin",
  "</assets/index-b.css>; rel=preload; as=style; crossorigin",
]
const configuration = "</config.json>; rel=preload; as=fetch; crossorigin"

describe("a page of the app", () => {
  let built: Built
  beforeAll(async () => {
    built = await openBuilt({ "index.html": "<title>app</title>", "phone/index.html": "<title>phone</title>" })
  })
  afterAll(() => built.close())
  const linksAt = async (url: string) => (await built.app.inject({ method: "GET", url })).headers["link"]

  it("names nothing where the build has not said what it needs", async () => {
    expect(await linksAt("/client/withdrawal")).toBeUndefined()
  })

  it.each([
    ["/client/withdrawal?type=1", ["</assets/client_withdrawal-c.js>; rel=modulepreload; crossorigin"]],
    ["/client/withdrawal/", ["</assets/client_withdrawal-c.js>; rel=modulepreload; crossorigin"]],
    ["/account/open", ["</assets/account_open-d.js>; rel=modulepreload; crossorigin"]],
    ["/account/open/unknown", []],
    ["/constructor", []],
  ])("names at %s what every page needs, and what that address needs besides", async (url, own) => {
    writeFileSync(`${built.dist}.preloads.json`, JSON.stringify(preloads))
    expect(await linksAt(url)).toBe([configuration, ...always, ...own].join(", "))
  })

  it("follows a new build", async () => {
    writeFileSync(`${built.dist}.preloads.json`, JSON.stringify({ always: ["assets/index-new.js"], paths: {} }))
    const later = new Date(Date.now() + 10_000)
    utimesSync(`${built.dist}.preloads.json`, later, later)
    expect(await linksAt("/client/withdrawal")).toContain("index-new.js")
  })

  it("is another one than the phone, which needs other files", async () => {
    expect(await linksAt("/")).toBeUndefined()
  })

  it("names them beside its policy, and nobody can read the list itself", async () => {
    const { headers } = await built.app.inject({ method: "GET", url: "/client/withdrawal" })
    expect(headers["content-security-policy"]).toContain("script-src 'self'")
    for (const url of ["/dist.preloads.json", "/../dist.preloads.json", "/.preloads.json"])
      expect((await built.app.inject({ method: "GET", url })).statusCode).toBe(404)
  })
})
