// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { parseRuntimeConfig } from "../../../../../src/platform/api"
import { type Built, openBuilt } from "../../support/openBuilt"

describe("the built app", () => {
  let built: Built
  beforeAll(async () => {
    built = await openBuilt({
      "index.html": "<title>app</title>",
      "phone/index.html": "<title>phone</title>",
      "assets/index-abc.js": "export {}",
    })
  })
  afterAll(() => built.close())
  const get = (url: string, headers: Record<string, string> = {}) => built.app.inject({ method: "GET", url, headers })

  it.each([
    ["/", "phone"],
    ["/client/withdrawal?type=1", "app"],
    ["/account/open/name_input", "app"],
    ["/phone/index.html", "phone"],
    ["/__replay", "phone"],
  ])("serves %s with the page of the %s, never stored and under a strict policy", async (url, title) => {
    const { body, headers } = await get(url)
    expect(body).toBe(`<title>${title}</title>`)
    expect(headers["cache-control"]).toBe("no-store")
    expect(headers["content-type"]).toContain("text/html")
    expect(headers["x-content-type-options"]).toBe("nosniff")
    const policy = String(headers["content-security-policy"])
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toContain("unsafe")
  })

  it("has no page that replays where there is no phone, as in what customers get", async () => {
    const product = await openBuilt({ "index.html": "<title>app</title>" })
    const { body } = await product.app.inject({ method: "GET", url: "/__replay" })
    await product.close()
    expect(body).toBe("<title>app</title>")
  })

  it("lets hashed files be kept for ever", async () => {
    const { headers, body } = await get("/assets/index-abc.js")
    expect([headers["cache-control"], body]).toEqual(["public, max-age=31536000, immutable", "export {}"])
  })

  it.each([
    ["/assets/gone.js"],
    ["/../package.json"],
    ["/%2e%2e/%2e%2e/etc/passwd.html"],
    ["/api/legacy/none"],
    ["/__sandbox/none"],
    ["/%E0%A4%A.html"],
  ])("has nothing at %s", async (url) => {
    const { statusCode, headers } = await get(url)
    expect([400, 403, 404]).toContain(statusCode)
    expect(headers["cache-control"]).toBe("no-store")
  })

  it("tells the app where its backends are", async () => {
    const { headers, body } = await get("/config.json")
    expect(headers["cache-control"]).toBe("no-store")
    expect(parseRuntimeConfig(JSON.parse(body)).bases.aco).toBe("/api/aco")
  })

  it("takes no calls from pages of other sites", async () => {
    expect((await get("/__sandbox/worlds", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403)
    expect((await get("/__sandbox/worlds", { "sec-fetch-site": "same-origin" })).statusCode).toBe(200)
  })
})
