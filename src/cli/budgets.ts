/**
 * Holds the production build to the sizes of the architecture, gzipped: the scripts that a browser really fetches,
 * followed through the static imports of every file.
 */
import { readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { join } from "node:path"
import type { DocumentSet, LoadedDocument } from "../../renderer/compiler"
import { openDocuments } from "./documents"
import { CommandError, exitCodes, type Terminal } from "./failure"
import type { RootOptions } from "./rootOption"

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isEntry?: boolean
}

type Manifest = Readonly<Record<string, ManifestEntry>>
type Files = ReadonlySet<string>

interface Sized {
  readonly name: string
  readonly bytes: number
}

const kilobyte = 1024
const limits = {
  entry: 72.5 * kilobyte,
  firstForm: 132 * kilobyte,
  firstScreen: 138 * kilobyte,
  furtherScreen: 8.5 * kilobyte,
  styles: 18 * kilobyte,
  scripts: 18,
}

function readManifest(file: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Manifest
  } catch {
    return undefined
  }
}

/** What lies in the folder of a build, and what it weighs. */
function readBuild(directory: string) {
  const manifest = readManifest(`${directory}.manifest.json`)
  if (manifest === undefined)
    throw new CommandError(
      `「${directory}」は組み立てたアプリのフォルダではありません。npm run build のあとで、そのフォルダを指定してください。`,
    )
  const keys = Object.keys(manifest)
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(directory, file)), { level: 9 }).length
    sizes.set(file, known)
    return known
  }
  /** An entry of the manifest and everything that it imports. */
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const entry = manifest[key]
    if (entry === undefined || seen.has(entry.file)) return seen
    seen.add(entry.file)
    for (const imported of entry.imports ?? []) filesOf(imported, seen)
    return seen
  }
  const keyOf = (what: string, isIt: (key: string) => boolean): string => {
    const key = keys.find(isIt)
    if (key === undefined) throw new Error(`the build has no ${what}`)
    return key
  }
  const isChunk = (name: string) => (key: string) => manifest[key]?.file.startsWith(`assets/${name}-`) === true
  const page = keyOf("page", (key) => manifest[key]?.isEntry === true && key.endsWith("index.html"))
  const shell = filesOf(page)
  return {
    shell,
    /** Style sheets of every page. */
    styles: manifest[page]?.css ?? [],
    /** What every screen needs: the shell and what renders. */
    always: new Set([...shell, ...filesOf(keyOf("rendering", isChunk("rendering")))]) as Files,
    screenFiles: new Map<string, Files>(
      keys.flatMap((key) => {
        const [, id] = /kamishibai\/screen\/(.+)$/.exec(key) ?? []
        return id === undefined ? [] : [[id, filesOf(key)] as const]
      }),
    ),
    formFile: [...filesOf(keyOf("form", isChunk("form")))][0] ?? "",
    sum: (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(file), 0),
  }
}

type Build = ReturnType<typeof readBuild>

const largest = (some: readonly Sized[]): Sized =>
  some.reduce((one, other) => (other.bytes > one.bytes ? other : one), { name: "none", bytes: 0 })

/** All that stands between an empty cache and a screen, by screen. */
const firstScreens = ({ always, screenFiles, sum }: Build): readonly Sized[] =>
  [...screenFiles].map(([name, files]) => ({ name, bytes: sum(new Set([...always, ...files])) }))

/** The same for the steps of flows that have a form: where customers type, often in their first visit. */
function firstForms(build: Build, documents: DocumentSet): readonly Sized[] {
  const steps = new Set(documents.all("flow").flatMap(({ document }) => document.sections.flatMap(stepsOf)))
  return firstScreens(build).filter(
    ({ name }) => steps.has(name) && build.screenFiles.get(name)?.has(build.formFile) === true,
  )
}

/** Scripts of the screen that needs most of them, with nothing kept. */
const mostScripts = ({ always, screenFiles }: Build): number =>
  Math.max(...[...screenFiles.values()].map((files) => new Set([...always, ...files]).size))

/**
 * What each step of a flow fetches on top of the steps before it that everybody takes. Whoever comes into the middle of
 * a flow has a first form.
 */
const furtherScreens = ({ always, formFile, screenFiles, sum }: Build, documents: DocumentSet): readonly Sized[] =>
  documents.all("flow").flatMap(({ document }) => {
    const have = new Set([...always, formFile])
    const steps = document.sections.flatMap((section) => section.steps)
    return steps.flatMap((step, index): readonly Sized[] => {
      const { screen, when } = typeof step === "string" ? { screen: step, when: undefined } : step
      const files = screenFiles.get(screen) ?? new Set<string>()
      const fresh = [...files].filter((file) => !have.has(file))
      if (when === undefined) for (const file of fresh) have.add(file)
      return index === 0 ? [] : [{ name: screen, bytes: sum(fresh) }]
    })
  })

type Section = LoadedDocument<"flow">["document"]["sections"][number]

const stepsOf = ({ steps }: Section): readonly string[] =>
  steps.map((step) => (typeof step === "string" ? step : step.screen))

const format = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB gz`

/** Measures the build in this folder; 1 when it is over its budgets. */
export function budgets(directory: string, { root }: RootOptions, { print, printError }: Terminal): number {
  const documents = openDocuments(root)
  const built = readBuild(directory)
  const { shell, styles, sum } = built
  const held: readonly (readonly [what: string, size: Sized, limit: number])[] = [
    ["entry", { name: "shell", bytes: sum(shell) }, limits.entry],
    ["first form of a flow, all that it needs", largest(firstForms(built, documents)), limits.firstForm],
    ["first screen, whichever it is", largest(firstScreens(built)), limits.firstScreen],
    ["largest further screen of a flow", largest(furtherScreens(built, documents)), limits.furtherScreen],
    ["style sheet", { name: "all screens", bytes: sum(styles) }, limits.styles],
  ]
  const over = held.filter(([what, { name, bytes }, limit]) => {
    print(`${what} (${name}): ${format(bytes)} (limit ${format(limit)})`)
    return bytes === 0 || bytes > limit
  })
  const scripts = mostScripts(built)
  print(`scripts of a first screen: ${scripts} (limit ${limits.scripts})`)
  const names = [...over.map(([what]) => what), ...(scripts > limits.scripts ? ["scripts of a first screen"] : [])]
  if (names.length === 0) return exitCodes.ok
  printError(`over budget: ${names.join(", ")}`)
  return exitCodes.errors
}
