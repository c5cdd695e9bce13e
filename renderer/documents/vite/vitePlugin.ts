import { resolve, sep } from "node:path"
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite"
import type { Words } from "../compile/context"
import { describeFindings } from "../problems"
import type { Problem, ProblemTexts } from "../types"
import { createLibrary, type Edition } from "./library"
import { changeEvent, virtualModule, virtualPrefix } from "./virtualModules"

export interface KamishibaiOptions {
  /** Folder of the documents. */
  readonly root: string
  readonly words: Words
  /** Sentences for problems, by rule. */
  readonly texts: ProblemTexts
  /** Samples are part of the modules; without them (production) a document with an error stops the build. */
  readonly samples: boolean
}

/** What `import.meta.hot.on("kamishibai:change")` gets. */
export interface DocumentsChange {
  /** New hashes of the screens that changed. `screens[id]()` of `virtual:kamishibai/app` already loads the new one. */
  readonly screens: Readonly<Record<string, string>>
  readonly removed: readonly string[]
  /** True when routes, flows, codes, messages or errors changed: the page has to be loaded again. */
  readonly app: boolean
  /** All problems of all documents. */
  readonly problems: readonly Problem[]
  readonly stamp: number
}

/** Serves the documents as modules; in development a saved document changes only what it is part of. */
export function kamishibai({ texts, ...options }: KamishibaiOptions): Plugin {
  const root = resolve(options.root)
  const print = createLibrary({ ...options, root })
  let edition: Edition | undefined
  let live: { base: string } | undefined
  const current = () => (edition ??= print())

  return {
    name: "kamishibai",
    configResolved({ command, base }) {
      live = command === "serve" ? { base } : undefined
    },
    buildStart() {
      if (live) return
      edition = print()
      const problems = errorLines(edition, texts)
      if (problems.length > 0 && !options.samples) this.error(problems.join("\n"))
      for (const problem of problems) this.warn(problem)
    },
    resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${virtualPrefix}`)) return undefined
      const name = id.slice(virtualPrefix.length + 1)
      const isFirst = edition === undefined
      const code = virtualModule(name, current(), live)
      if (isFirst) for (const problem of errorLines(current(), texts)) this.warn(problem)
      if (code === undefined) this.error(`No document that can be drawn stands behind ${name}`)
      return { code, map: null, moduleType: name.endsWith(".css") ? "css" : "js" }
    },
    configureServer(server) {
      watchDocuments(server, root, () => {
        const before = current()
        edition = print()
        publish(server, before, edition, texts)
      })
    },
  }
}

const toLine = ({ severity, file, line, pointer, message }: Problem): string =>
  `${file}:${line} ${pointer} ${severity}: ${message}`

const errorLines = ({ findings }: Edition, texts: ProblemTexts): readonly string[] =>
  describeFindings(findings, texts).flatMap((problem) => (problem.severity === "error" ? [toLine(problem)] : []))

/** Several files saved at once are one change. */
function watchDocuments(server: ViteDevServer, root: string, refresh: () => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  server.watcher.add(root)
  server.watcher.on("all", (_event, path) => {
    const file = resolve(path)
    if (!file.startsWith(root + sep) || !file.endsWith(".json") || file.startsWith(`${root}${sep}meta${sep}`)) return
    clearTimeout(waiting)
    waiting = setTimeout(refresh, 10)
  })
  server.httpServer?.once("close", () => clearTimeout(waiting))
}

function publish(server: ViteDevServer, before: Edition, now: Edition, texts: ProblemTexts): void {
  const screens = Object.fromEntries(
    [...now.screens]
      .filter(([id, { hash }]) => before.screens.get(id)?.hash !== hash)
      .map(([id, { hash }]) => [id, hash]),
  )
  const removed = [...before.screens.keys()].filter((id) => !now.screens.has(id))
  const app = before.app.hash !== now.app.hash
  for (const id of Object.keys(screens)) forget(server, `screen/${id}`)
  forget(server, "app")
  if (app) forget(server, "app-document")
  if (before.theme !== now.theme)
    for (const module of forget(server, "theme.css")) void server.environments.client.reloadModule(module)
  const change: DocumentsChange = {
    screens,
    removed,
    app,
    problems: describeFindings(now.findings, texts),
    stamp: Date.now(),
  }
  for (const problem of errorLines(now, texts)) server.config.logger.warn(problem)
  server.environments.client.hot.send(changeEvent, change)
}

/** The next request for the module loads it anew; gives the browser's modules. */
function forget(server: ViteDevServer, name: string): readonly EnvironmentModuleNode[] {
  const id = `\0${virtualPrefix}${name}`
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(id)
    if (module) moduleGraph.invalidateModule(module)
  }
  const module = server.environments.client.moduleGraph.getModuleById(id)
  return module ? [module] : []
}
