/**
 * Holds the production build to the sizes of the architecture, gzipped: the scripts that a browser really fetches,
 * followed through the static imports of every file.
 */
import { readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { fileURLToPath } from "node:url"
import { join } from "node:path"
import { loadDocuments } from "../../renderer/compiler"

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

type Manifest = Readonly<Record<string, ManifestEntry>>
type Files = ReadonlySet<string>

interface Sized {
  readonly name: string
  readonly bytes: number
}

const kilobyte = 1024
const limits = { entry: 125 * kilobyte, firstForm: 180 * kilobyte, furtherScreen: 6 * kilobyte }

const [directory = "dist"] = process.argv.slice(2)
const manifest = JSON.parse(readFileSync(`${directory}.manifest.json`, "utf8")) as Manifest
const keys = Object.keys(manifest)
const documents = process.env["KAMISHIBAI_ROOT"] ?? fileURLToPath(new URL("../../schemas", import.meta.url))

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(directory, file)), { level: 9 }).length
  sizes.set(file, known)
  return known
}
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(file), 0)

/** An entry of the manifest and everything that it imports. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
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

const shell = filesOf(keyOf("page", (key) => manifest[key]?.isEntry === true && key.endsWith("index.html")))
/** What every screen needs: the shell and what renders. */
const always: Files = new Set([...shell, ...filesOf(keyOf("rendering", (key) => key.endsWith("app/rendering.ts")))])
const screenFiles = new Map<string, Files>(
  keys.flatMap((key) => {
    const [, id] = /kamishibai\/screen\/(.+)$/.exec(key) ?? []
    return id === undefined ? [] : [[id, filesOf(key)] as const]
  }),
)
const formFile = [...filesOf(keyOf("form", (key) => /FormView/.test(manifest[key]?.file ?? "")))][0] ?? ""
const hasForm = (files: Files) => files.has(formFile)

const largest = (some: readonly Sized[]): Sized =>
  some.reduce((one, other) => (other.bytes > one.bytes ? other : one), { name: "none", bytes: 0 })

/** All that stands between an empty cache and a form that can be typed into. */
const firstForms = [...screenFiles].flatMap(([name, files]) =>
  hasForm(files) ? [{ name, bytes: sum(new Set([...always, ...files])) }] : [],
)

/**
 * What each step of a flow fetches on top of the steps before it that everybody takes. Whoever comes into the middle of
 * a flow has a first form.
 */
const furtherScreens = loadDocuments(documents)
  .all("flow")
  .flatMap(({ document }) => {
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

const format = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB gz`
const problems: string[] = []
function hold(what: string, { name, bytes }: Sized, limit: number): void {
  process.stdout.write(`${what} (${name}): ${format(bytes)} (limit ${format(limit)})\n`)
  if (bytes === 0 || bytes > limit) problems.push(what)
}

hold("entry", { name: "shell", bytes: sum(shell) }, limits.entry)
hold("first form, all that it needs", largest(firstForms), limits.firstForm)
hold("largest further screen of a flow", largest(furtherScreens), limits.furtherScreen)

if (problems.length > 0) process.stderr.write(`over budget: ${problems.join(", ")}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
