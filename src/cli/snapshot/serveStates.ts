import { existsSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join, normalize } from "node:path"
import type { AddressInfo } from "node:net"
import { everyAnswer, headersOfPage } from "../../sandbox"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
}

/** Assets have their content in their names and may be kept. */
const headersOf = (kind: string, content: Buffer) =>
  kind === ".html"
    ? { ...everyAnswer, ...headersOfPage(content.toString()) }
    : { ...everyAnswer, "cache-control": "max-age=3600, immutable" }

export interface StateServer {
  readonly origin: string
  close(): Promise<void>
}

/** Serves a built app, and nothing behind it: states need no backend. The headers are those of the real server. */
export async function serveStates(directory: string): Promise<StateServer> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://states").pathname))
    const asked = join(directory, path)
    const file = extname(path) !== "" && existsSync(asked) ? asked : join(directory, "index.html")
    if (extname(path) !== "" && file !== asked) {
      response.writeHead(404).end()
      return
    }
    const kind = extname(file)
    const content = readFileSync(file)
    const type = types[kind] ?? "application/octet-stream"
    response.writeHead(200, { ...headersOf(kind, content), "content-type": type }).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
