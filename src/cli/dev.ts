/** npm run dev: the Vite dev server with the sandbox behind it; documents are on screen as soon as they are saved. */
import { fileURLToPath } from "node:url"
import { createServer, type Plugin } from "vite"
import { buildSandbox } from "../sandbox/buildSandbox"
import { openDatabase } from "../sandbox/database/openDatabase"

const root = fileURLToPath(new URL("../..", import.meta.url))
const port = Number(process.env["PORT"] ?? "4173")

/** The phone answers at `/`, as under `npm start`. */
const phoneAtRoot: Plugin = {
  name: "phone-at-root",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url === "/" || request.url?.startsWith("/?") === true) request.url = "/phone/index.html"
      next()
    })
  },
}

const { DATABASE_URL: url = "", DATA_DIR: dataDir = "" } = process.env
const { db, close } = await openDatabase({
  cacheDir: `${root}/node_modules/.cache/kamishibai`,
  ...(url === "" ? {} : { url }),
  ...(dataDir === "" ? {} : { dataDir }),
})
const sandbox = await buildSandbox({ database: db, documents: `${root}/schemas`, log: process.stderr })
const backend = await sandbox.listen({ port: 0, host: "127.0.0.1" })
const vite = await createServer({
  configFile: `${root}/vite.config.ts`,
  plugins: [phoneAtRoot],
  server: {
    port,
    host: "127.0.0.1",
    strictPort: true,
    proxy: Object.fromEntries(["/api", "/__sandbox", "/config.json"].map((path) => [path, { target: backend }])),
  },
})
await vite.listen()
process.stdout.write(`ready http://127.0.0.1:${port}\n`)

const stop = async () => {
  await vite.close()
  await sandbox.close()
  await close()
}
process.once("SIGINT", () => void stop())
process.once("SIGTERM", () => void stop())
