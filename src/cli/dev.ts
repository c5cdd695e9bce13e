/** npm run dev: the Vite dev server with the sandbox behind it; documents are on screen as soon as they are saved. */
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { createServer, type Plugin } from "vite"
import { buildSandbox } from "../sandbox"
import { openDatabase, readElsewhere } from "../sandbox"

const root = fileURLToPath(new URL("../..", import.meta.url))
const {
  PORT = "4173",
  DATABASE_URL: url = "",
  DATA_DIR: dataDir = "",
  KAMISHIBAI_ROOT = `${root}/schemas`,
} = process.env
const documents = resolve(KAMISHIBAI_ROOT)
// The configuration is bundled before it is read; how another loader would read it is nobody's concern here.
process.env["VITE_CONFIG_NATIVE_IGNORE_WARNING"] ??= "true"

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

/** What the sandbox answers. Sources live under `/api/` too, so each backend is named. */
const backends = [
  "^/api/(legacy|bff|brand|config|aco)/",
  "^/__sandbox/",
  "^/config\\.json$",
  ...readElsewhere(documents).map((path) => `^${path}(\\?|$)`),
]

const { db, close } = await openDatabase({
  cacheDir: `${root}/node_modules/.cache/kamishibai`,
  ...(url === "" ? {} : { url }),
  ...(dataDir === "" ? {} : { dataDir }),
})
const sandbox = await buildSandbox({ database: db, documents, log: process.stderr })
const target = await sandbox.listen({ port: 0, host: "127.0.0.1" })
const vite = await createServer({
  configFile: `${root}/vite.config.ts`,
  plugins: [phoneAtRoot],
  server: {
    port: Number(PORT),
    host: "127.0.0.1",
    strictPort: true,
    proxy: Object.fromEntries(backends.map((path) => [path, { target }])),
  },
})
await vite.listen()
process.stdout.write(`ready http://127.0.0.1:${PORT}\n`)

let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  await vite.close()
  await sandbox.close()
  await close()
}
process.on("SIGINT", () => void stop())
process.on("SIGTERM", () => void stop())
