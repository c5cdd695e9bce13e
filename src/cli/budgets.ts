/** Holds the production build to the sizes of the architecture: what must load before the first screen, gzipped. */
import { readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { join } from "node:path"

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly src?: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
}

type Manifest = Readonly<Record<string, ManifestEntry>>

const kilobyte = 1024
/** A further screen aims at 6; the one that sends pictures brings the only upload and may weigh 8 until that loads by itself. */
const limits = { entry: 125 * kilobyte, firstForm: 180 * kilobyte, furtherScreen: 8 * kilobyte }

const [directory = "dist"] = process.argv.slice(2)
const manifest = JSON.parse(readFileSync(join(directory, ".vite/manifest.json"), "utf8")) as Manifest
const size = (file: string) => gzipSync(readFileSync(join(directory, file)), { level: 9 }).length

/** Files that load with an entry of the manifest: itself and what it imports statically. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[key]
  if (entry === undefined || seen.has(entry.file)) return seen
  seen.add(entry.file)
  for (const imported of entry.imports ?? []) filesOf(imported, seen)
  return seen
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0)
const format = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB gz`
const keys = Object.keys(manifest)

/** The shell: what the page itself asks for. */
const entry = filesOf(keys.find((key) => manifest[key]?.isEntry === true && key.endsWith("index.html")) ?? "")
const screens = keys.filter((key) => key.includes("kamishibai/screen/"))
/** What draws: loaded beside the shell, and once for all screens. The state pages are not among it. */
const drawing = keys.filter((key) => manifest[key]?.isDynamicEntry === true && !screens.includes(key))
const own = (key: string) => size(manifest[key]?.file ?? "")
const heaviest = screens.reduce((one, other) => (own(other) > own(one) ? other : one), screens[0] ?? "")
const firstForm = new Set([...entry, ...[...drawing, heaviest].flatMap((key) => [...filesOf(key)])])

const problems: string[] = []
function hold(what: string, bytes: number, limit: number): void {
  process.stdout.write(`${what}: ${format(bytes)} (limit ${format(limit)})\n`)
  if (bytes > limit) problems.push(what)
}

hold("entry", sum(entry), limits.entry)
hold("first form, all that it needs", sum(firstForm), limits.firstForm)
hold(`largest screen by itself (${heaviest})`, own(heaviest), limits.furtherScreen)

if (problems.length > 0) process.stderr.write(`over budget: ${problems.join(", ")}\n`)
process.exitCode = problems.length === 0 && screens.length > 0 ? 0 : 1
