import { relative, resolve, sep } from "node:path"
import type { EnvironmentModuleNode, Plugin, ResolvedConfig, ViteDevServer } from "vite"
import {
  type AppInAreas,
  type CompiledModule,
  type Definitions,
  describeFindings,
  type Problem,
  type ProblemTexts,
} from "../compiler"
import { plainTexts } from "../linter"
import { type BuildResult, createDocumentServer, type DocumentBuild, type ReadDocuments } from "./documentServer"
import { createLooks, type LooksOptions } from "./looks"
import { askEvent, changeEvent, problemsEvent, type PartFiles, virtualModule, virtualPrefix } from "./virtualModules"

declare module "vite" {
  interface UserConfig {
    /** Folder of the documents, from Vite's root; `schemas` where absent. A command that starts Vite may name another. */
    documents?: string
    /** Whoever starts the build has just run all rules over the documents: they do not run again. */
    documentsAreChecked?: boolean
  }
}

/** The folder that a configuration names. */
export const documentsOf = ({ root, documents = "schemas" }: ResolvedConfig): string => resolve(root, documents)

export interface KamishibaiOptions {
  readonly definitions: Definitions
  /** Sentences for problems, by rule; those that are missing, or all of them, are said in English. */
  readonly texts?: ProblemTexts
  /** Samples are part of the modules. */
  readonly samples: boolean
  /**
   * With more screens than this, and without samples, `app` and `screens` have only what every address needs until `open` brings the rest.
   */
  readonly mostTogether?: number
  /** Where what draws is implemented: modules that export them by their names. */
  readonly parts?: PartFiles
}

/** What `import.meta.hot.on("kamishibai:change")` gets. */
export interface DocumentsChange {
  /** New hashes of the screens that changed. `screens[id]()` of `virtual:kamishibai/app` already loads the new one. */
  readonly screens: Readonly<Record<string, string>>
  readonly removed: readonly string[]
  /** True when routes, flows, codes, messages or errors changed: `newestApp()` loads them. */
  readonly app: boolean
  readonly stamp: number
}

/** What `import.meta.hot.on("kamishibai:problems")` gets, after every change and when a page sends `kamishibai:ask`. */
export interface DocumentsProblems {
  /** All problems of all documents that are known. */
  readonly problems: readonly Problem[]
}

/**
 * Serves the documents as modules. A document with an error stops a build; in development the last good one stays, and
 * a saved document changes only what it is part of.
 */
export function kamishibai(given: KamishibaiOptions): Plugin {
  const { texts: own, parts: files = {}, mostTogether = 128, ...options } = given
  const texts = { ...plainTexts, ...own }
  let root = ""
  let isChecked = false
  let read: ReadDocuments
  let build: DocumentBuild | undefined
  let live: { base: string } | undefined
  let latest: BuildResult | undefined
  let stop: (() => void) | undefined
  /** What was read first, as long as not all rules have run over it: no page waits for them. */
  let first: BuildResult | undefined
  const current = () => {
    if (build) return build
    latest = read()
    if (live) first = latest
    return (build = live ? latest.unchecked() : latest.complete())
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  let areas: AppInAreas | undefined

  return {
    name: "kamishibai",
    // Screens name it first: found so late, a page that shows a form would be loaded twice.
    config: () => (isPackaged(files.FormView) ? { optimizeDeps: { include: [files.FormView] } } : undefined),
    configResolved(config) {
      root = documentsOf(config)
      isChecked = config.documentsAreChecked === true
      read = createDocumentServer({ ...options, root, onDemand: config.command === "serve" })
      live = config.command === "serve" ? { base: config.base } : undefined
    },
    buildStart() {
      if (live) return
      build = isChecked ? read().unchecked() : read().complete()
      areas = !options.samples && build.screens.size > mostTogether ? build.splitApp(mostTogether) : undefined
      const problems = describeFindings(errorsOf(build), texts)
      if (problems.length > 0) this.error(problems.map(toLine).join("\n"))
    },
    resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${virtualPrefix}`)) return undefined
      const name = id.slice(virtualPrefix.length + 1)
      waiting?.refresh()
      const code = virtualModule(name, { build: current(), live, files, areas })
      if (code === undefined) this.error(`No document that can be drawn stands behind ${name}`)
      return { code, map: null, moduleType: name.endsWith(".css") ? "css" : "js" }
    },
    configureServer(server) {
      const say = () => sayProblems(server, describeFindings(current().findings, texts))
      const turn = (next: DocumentBuild, looked: Iterable<string> = next.screens.keys()) => {
        const before = current()
        build = next
        publish(server, { before, now: next, looked })
      }
      let steps: Iterator<void> | undefined
      const finishFirst = () => {
        const isAsked = waiting !== undefined
        clearTimeout(waiting)
        waiting = undefined
        const complete = first?.complete
        first = undefined
        steps = undefined
        if (complete) turn(complete())
        if (isAsked) say()
      }
      // All the rules take long where there are many documents: pages are answered meanwhile.
      const stepOn = () => {
        steps ??= first?.prepare()
        if (steps?.next().done !== false) return finishFirst()
        waiting = setTimeout(stepOn)
      }
      server.environments.client.hot.on(askEvent, () => {
        current()
        // The terminal has said it when it was found.
        if (!first) return tellPages(server, describeFindings(current().findings, texts))
        // The page asks for many modules in a row; each of them is served before the rules run.
        waiting ??= setTimeout(stepOn, quietMs)
      })
      const stopWatching = watchDocuments(server, root, (saved) => {
        const isFirst = build === undefined
        current()
        const result = read(saved)
        if (result === latest && !isFirst) return undefined
        const early = first && result.early(first)
        latest = result
        if (early) {
          // What is saved while the rules run for the first time is shown before they are through.
          first = result
          steps = undefined
          clearTimeout(waiting)
          waiting = setTimeout(stepOn, quietMs)
          turn(
            early,
            early.screenIds.filter((id) => isLoaded(server, `screen/${id}`)),
          )
          const unread = result.set.findings
          if (unread.length > 0) sayProblems(server, describeFindings(unread, texts))
          return { isUrgent: false, finish: () => undefined }
        }
        // What is saved now may be worse than what was there.
        finishFirst()
        const quick = result.quick()
        turn(quick)
        // A page that has something new to draw fetches it first; then there is time for all the rules.
        return { isUrgent: errorsOf(quick).length > 0, finish: () => (turn(result.complete()), say()) }
      })
      stop = () => {
        clearTimeout(waiting)
        stopWatching()
      }
    },
    closeBundle: () => stop?.(),
  }
}

/** The name of something installed, rather than a path or an address. */
const isPackaged = (file: string | undefined): file is string => file !== undefined && /^@?[\w-]+\/[^:]+$/.test(file)

/** A page that asked for nothing this long has what it draws. */
const quietMs = 500

const toLine = ({ severity, file, line, pointer, message, fix }: Problem): string =>
  `${file}:${line} ${pointer} ${severity}: ${message}${fix === undefined ? "" : `\n  ${fix}`}`

const errorsOf = ({ findings }: DocumentBuild) => findings.filter(({ severity }) => severity === "error")

/** Gives what stops it. */
function watchDocuments(server: ViteDevServer, root: string, look: LooksOptions["look"]): () => void {
  const looks = createLooks({
    look,
    later(run, ms) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  server.watcher.add(root)
  server.watcher.on("all", (event, path) => {
    const file = resolve(path)
    if (!file.startsWith(root + sep) || !/\.json$/i.test(file) || file.startsWith(`${root}${sep}meta${sep}`)) return
    looks.saved(event === "change" ? relative(root, file).replaceAll(sep, "/") : undefined)
  })
  return looks.stop
}

interface Publication {
  readonly before: DocumentBuild
  readonly now: DocumentBuild
  /** Screens that may have changed. */
  readonly looked: Iterable<string>
}

function publish(server: ViteDevServer, { before, now, looked }: Publication): void {
  const screens = Object.fromEntries(
    [...looked].flatMap((id) => {
      const module = now.screen(id)
      return module && isOther(before.screen(id), module) ? [[id, module.hash] as const] : []
    }),
  )
  const left = new Set(now.screenIds)
  const removed = before.screenIds.filter((id) => !left.has(id) && before.screen(id) !== undefined)
  const app = before.app.hash !== now.app.hash
  for (const id of Object.keys(screens)) forget(server, `screen/${id}`)
  forget(server, "app")
  if (app) forget(server, "app-document")
  if (before.theme !== now.theme)
    for (const module of forget(server, "theme.css")) void server.environments.client.reloadModule(module)
  if (!app && removed.length === 0 && Object.keys(screens).length === 0) return
  const change: DocumentsChange = { screens, removed, app, stamp: nextStamp() }
  server.environments.client.hot.send(changeEvent, change)
}

/** The same module is known by itself; of another one the code tells. */
const isOther = (before: CompiledModule | undefined, now: CompiledModule): boolean =>
  before !== now && before?.hash !== now.hash

/** Two changes of one millisecond still have addresses of their own. */
let lastStamp = 0
const nextStamp = (): number => (lastStamp = Math.max(Date.now(), lastStamp + 1))

function sayProblems(server: ViteDevServer, problems: readonly Problem[]): void {
  for (const problem of problems) if (problem.severity === "error") server.config.logger.warn(toLine(problem))
  tellPages(server, problems)
}

function tellPages(server: ViteDevServer, problems: readonly Problem[]): void {
  const said: DocumentsProblems = { problems }
  server.environments.client.hot.send(problemsEvent, said)
}

/** A page has asked for it since it last changed; that another module imports it is not enough. */
const isLoaded = (server: ViteDevServer, name: string): boolean =>
  Boolean(server.environments.client.moduleGraph.getModuleById(`\0${virtualPrefix}${name}`)?.transformResult)

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
