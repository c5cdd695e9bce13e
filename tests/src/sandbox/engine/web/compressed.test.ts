// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { compressFiles } from "../../../../../src/cli/compressFiles"
import { type Built, openBuilt } from "../../support/openBuilt"
import { openTestbed, visit } from "../../support/testbed"

const script = "export const line = 'what is said again is small'\n".repeat(200)
const page = `<!doctype html><title>app</title><style>p{color:red}</style>${"<p>line</p>".repeat(200)}`

describe("a built app", () => {
  let built: Built
  beforeAll(async () => {
    const files = { "index.html": page, "assets/index-abc.js": script, "assets/small-abc.js": "export {}" }
    built = await openBuilt(files, compressFiles)
  })
  afterAll(() => built.close())
  const ask = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    built.app.inject({ method, url, headers })
  const browser = { "accept-encoding": "gzip, deflate, br, zstd" }

  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
  ])("is sent compressed to whom says %s", async (accepted, coding, decompress) => {
    for (const [url, type, text] of [
      ["/assets/index-abc.js", "application/javascript; charset=utf-8", script],
      ["/client/withdrawal", "text/html; charset=utf-8", page],
    ] as const) {
      const { headers, rawPayload } = await ask(url, { "accept-encoding": accepted })
      expect([headers["content-encoding"], headers["content-type"]]).toEqual([coding, type])
      expect(headers["vary"]).toBe("accept-encoding")
      expect(Number(headers["content-length"])).toBe(rawPayload.length)
      expect(rawPayload.length).toBeLessThan(text.length / 4)
      expect(decompress(rawPayload).toString()).toBe(text)
    }
  })

  it.each([[undefined], ["identity"], ["deflate"], ["br;q=0, gzip;q=0"]])(
    "is sent as it is to whom says %s",
    async (accepted) => {
      const headers = accepted === undefined ? {} : { "accept-encoding": accepted }
      const answer = await ask("/assets/index-abc.js", headers)
      expect(answer.headers["content-encoding"]).toBeUndefined()
      expect(answer.headers["vary"]).toBe("accept-encoding")
      expect(answer.body).toBe(script)
    },
  )

  it("keeps its caching and its policy when it is compressed", async () => {
    const file = await ask("/assets/index-abc.js", browser)
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    const { headers } = await ask("/client/withdrawal", browser)
    expect(headers["cache-control"]).toBe("no-store")
    expect(headers["content-security-policy"]).toContain("style-src 'self' 'sha256-")
  })

  it("says the size of what it would send, and sends the part that was asked for", async () => {
    const whole = await ask("/assets/index-abc.js", browser)
    const head = await ask("/assets/index-abc.js", browser, "HEAD")
    expect([head.headers["content-length"], head.rawPayload.length]).toEqual([whole.headers["content-length"], 0])
    const part = await ask("/assets/index-abc.js", { ...browser, range: "bytes=2-5" })
    expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(2, 6)])
    expect(part.headers["content-range"]).toBe(`bytes 2-5/${whole.rawPayload.length}`)
  })

  it("sends what is too small to be worth it as it is, and no compressed file by its own name", async () => {
    const small = await ask("/assets/small-abc.js", browser)
    expect([small.headers["content-encoding"], small.body]).toEqual([undefined, "export {}"])
    for (const ending of ["br", "gz", "BR"])
      expect((await ask(`/assets/index-abc.js.${ending}`, browser)).statusCode).toBe(404)
    expect((await ask("/assets/gone.js", browser)).statusCode).toBe(404)
  })
})

describe("answers of the sandbox", () => {
  it.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("are compressed for whom says %s where they are long", async (accepted, coding, decompress) => {
    const { app } = await openTestbed()
    const url = "/__sandbox/worlds"
    const plain = await app.inject({ method: "GET", url })
    expect(plain.headers["content-encoding"]).toBeUndefined()
    const { headers, rawPayload } = await app.inject({ method: "GET", url, headers: { "accept-encoding": accepted } })
    expect([headers["content-encoding"], headers["vary"]]).toEqual([coding, "accept-encoding"])
    expect(headers["content-type"]).toBe(plain.headers["content-type"])
    expect(Number(headers["content-length"])).toBe(rawPayload.length)
    expect(decompress(rawPayload).toString()).toBe(plain.body)
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })

  it("are sent as they are where they are short", async () => {
    const { app } = await openTestbed()
    const visitor = await visit(app, "active-investor")
    expect((await visitor.send("GET", "/api/bff/api/common/current-timestamp/v1")).status).toBe(200)
    const answer = await app.inject({ method: "GET", url: "/config.json", headers: { "accept-encoding": "br" } })
    expect(answer.headers["content-encoding"]).toBeUndefined()
  })
})
