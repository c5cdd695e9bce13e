import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"
import { readTexts } from "../../renderer/compiler"
import { writeProblems } from "./check"
import { problemsInChild } from "./problemsInChild"
import { definitions } from "../definitions"
import { replayPath } from "../domain/replayPath"
import { keptText } from "./diff/keptText"
import { describeProblems } from "./problems"
import { benchTools } from "./bench/benchTools"
import { createEffect } from "./effect/inChild"
import { exitCodes, type Terminal } from "./failure"
import { readPort } from "./port"
import { requireDocuments, type RootOptions } from "./rootOption"
import { unsoundCalls } from "./unsoundCalls"
import { viteConfig } from "./viteConfig"

/** The phone answers at `/`, and at the address of a replay, as under `npm start`. */
const phoneAtRoot: Plugin = {
  name: "phone-at-root",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url === replayPath || request.url === "/" || request.url?.startsWith("/?") === true)
        request.url = "/phone/index.html"
      // A view of the desk has an address of its own.
      if (/^\/desk(\/[^/.?]+)?\/?(\?|$)/.test(request.url ?? "")) request.url = "/desk/index.html"
      next()
    })
  },
}

/** What the sandbox answers. Sources live under `/api/` too, so each backend is named. */
const backends = (elsewhere: readonly string[]): readonly string[] => [
  "^/api/(legacy|bff|brand|config|aco)/",
  "^/__(sandbox|desk)/",
  "^/config\\.json$",
  ...elsewhere.map((path) => `^${path}(\\?|$)`),
]

export interface DevOptions extends RootOptions {
  /** Where Vite keeps packages that it prepared; servers that share a folder sweep away what the other one prepared. */
  readonly cacheDir?: string
}

/**
 * npm run dev: the Vite dev server with the sandbox behind it; documents are on screen as soon as they are saved. The
 * environment says PORT, DATABASE_URL and DATA_DIR.
 */
export async function dev({ root, cacheDir }: DevOptions, terminal: Terminal): Promise<number> {
  requireDocuments(root)
  const port = readPort(process.env)
  const { createServer } = await import("vite")
  const { buildSandbox, openDatabase, readElsewhere } = await import("../sandbox")
  const { openWorkshop, registerDeskAlone } = await import("../server")
  const documents = resolve(root)
  const { DATABASE_URL: url = "", DATA_DIR: dataDir = "" } = process.env
  const { db, close } = await openDatabase({
    cacheDir: fileURLToPath(new URL("../../node_modules/.cache/kamishibai", import.meta.url)),
    ...(url === "" ? {} : { url }),
    ...(dataDir === "" ? {} : { dataDir }),
  })
  const began = readTexts(documents)
  const sandbox = await buildSandbox({
    database: db,
    documents,
    leaveOut: unsoundCalls(began),
    log: process.stderr,
    register: (app) =>
      registerDeskAlone(
        app,
        () =>
          openWorkshop({
            root: documents,
            began,
            definitions,
            describe: describeProblems,
            effect: createEffect(documents),
            kept: (file) => keptText(documents, file),
          }),
        { bench: benchTools() },
      ),
  }).catch(async (error: unknown) => {
    // An open database would keep a process alive that has said why it cannot start; one that closes later takes its exit code.
    await close()
    throw error
  })
  const target = await sandbox.listen({ port: 0, host: "127.0.0.1" })
  const vite = await createServer({
    configFile: viteConfig(),
    documents,
    ...(cacheDir === undefined ? {} : { cacheDir }),
    plugins: [phoneAtRoot],
    server: {
      port,
      host: "127.0.0.1",
      strictPort: true,
      proxy: Object.fromEntries(backends(readElsewhere(documents)).map((path) => [path, { target }])),
    },
  })
  const stopping = new AbortController()
  const stop = async () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    await vite.close()
    await sandbox.close()
    await close()
  }
  process.on("SIGINT", () => void stop())
  process.on("SIGTERM", () => void stop())
  try {
    await vite.listen()
  } catch (error) {
    await stop()
    throw error
  }
  process.stdout.write(`ready http://127.0.0.1:${port}\n`)
  void tellErrors(root, terminal, stopping.signal)
  return exitCodes.ok
}

/** Nobody waits for all the rules to see a first page: what they find is told when it is known. */
async function tellErrors(root: string, { printError }: Terminal, signal: AbortSignal): Promise<void> {
  const problems = await problemsInChild(root, signal).catch((error: unknown) => {
    if (!signal.aborted) printError(String(error))
    return []
  })
  const errors = problems.filter(({ severity }) => severity === "error")
  if (errors.length === 0) return
  printError(
    `${writeProblems(errors, root)}\n\n誤りのない画面は、そのまま使えます。直して保存すると、すぐ画面に出ます。`,
  )
}
