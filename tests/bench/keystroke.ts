import { createReadStream } from "node:fs"
import { rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join, normalize } from "node:path"
import { launchChromium } from "../support/chromium"
import { buildPage } from "./keystroke/build"
import type { Measured } from "./keystroke/measure"
import { measure } from "./keystroke/measure"

const counts = [20, 100, 500] as const
const names = ["handwritten", "ours", "plain"] as const
const rounds = Number(process.env["ROUNDS"] ?? 25)
const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" }

/** Serves a directory on a free port. */
async function serve(directory: string): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://127.0.0.1").pathname)
    response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream")
    const file = createReadStream(join(directory, path))
    file.on("error", () => response.writeHead(404).end())
    file.pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function report(measured: readonly Measured[]): void {
  const rows = counts.map((count) => {
    const of = (name: string) => measured.find((one) => one.candidate === name && one.count === count)
    const [hand, ours, plain] = names.map(of)
    const base = hand?.scriptMs ?? Number.NaN
    return {
      fields: count,
      "hand-written ms": hand?.scriptMs.toFixed(3),
      "ours ms": ours?.scriptMs.toFixed(3),
      "plain rjsf ms": plain?.scriptMs.toFixed(3),
      "ours / hand-written": ((ours?.scriptMs ?? Number.NaN) / base).toFixed(2),
      "plain / hand-written": ((plain?.scriptMs ?? Number.NaN) / base).toFixed(2),
      "mount hand-written ms": hand?.mountMs.toFixed(1),
      "mount ours ms": ours?.mountMs.toFixed(1),
      "mount plain ms": plain?.mountMs.toFixed(1),
      "mount ours / hand-written": ((ours?.mountMs ?? Number.NaN) / (hand?.mountMs ?? Number.NaN)).toFixed(2),
    }
  })
  console.log("Scripting time of one keystroke in the middle field, and of the first drawing in a fresh page; medians:")
  console.table(rows)
}

const directory = await buildPage()
const server = await serve(directory)
const browser = await launchChromium()
try {
  const candidates = counts.flatMap((count) => names.map((candidate) => ({ candidate, count })))
  report(await measure(browser, server.address, { candidates, rounds }))
} finally {
  await browser.close()
  server.close()
  await rm(directory, { recursive: true, force: true })
}
