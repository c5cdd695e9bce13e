import { createReadStream } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join, normalize } from "node:path"

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" }

/** Serves a directory on a free port. */
export async function serve(directory: string): Promise<{ readonly address: string; close(): void }> {
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
