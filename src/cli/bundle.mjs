// What runs in Node as one bundle of its sources. Plain JavaScript: what finds it must not wait for what reads TypeScript.
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, extname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

export const project = join(dirname(fileURLToPath(import.meta.url)), "../..")
const sources = ["renderer", "src"]

/** Modules with which a process begins, and those that are wanted by themselves. */
const entries = [
  "src/cli/main.ts",
  "src/cli/bench/child.ts",
  "src/cli/cases/child.ts",
  "src/cli/forecast/child.ts",
  "src/cli/generate.ts",
  "src/cli/judge/child.ts",
  "src/cli/mutate/child.ts",
  "src/definitions.ts",
  "src/sandbox/main.ts",
]
const require = createRequire(import.meta.url)

/** Bundles of other states of the sources: who changes branches finds his own again. */
const mostKept = 4

/**
 * Finds the bundle of what a project's sources are now; made where there is none. Gives the address of each of its modules. Throws
 * where a source cannot be read.
 */
export async function findBundle(home = project) {
  const folder = join(home, ".cache/commands", keyOfSources(home))
  if (!existsSync(folder)) await writeBundle(home, folder)
  noteUser(join(folder, users, String(process.pid)))
  return (source) => pathToFileURL(join(folder, source.replace(/\.ts$/, ".js"))).href
}

/** To read six megabytes takes longer than to ask when they were written. */
function keyOfSources(home) {
  const hash = createHash("sha256").update(`${process.version} ${home}`)
  const files = sources.flatMap((folder) =>
    readdirSync(join(home, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() && !/[\\/]dist([\\/]|$)/.test(entry.parentPath) ? [join(entry.parentPath, entry.name)] : [],
    ),
  )
  for (const file of [join(home, "package-lock.json"), ...files].toSorted()) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest("base64url")
}

async function writeBundle(home, folder) {
  const { build } = await import("esbuild")
  const cache = dirname(folder)
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(cache, { recursive: true })
  await build({
    entryPoints: entries.map((source) => join(home, source)).filter(existsSync),
    outbase: home,
    outdir: unfinished,
    absWorkingDir: home,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    keepNames: true,
    logLevel: "silent",
    plugins: [inPlace(home)],
  })
  mkdirSync(join(unfinished, users))
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // Another one was faster.
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  const ages = readdirSync(cache).map((name) => [join(cache, name), statSync(join(cache, name)).mtimeMs])
  const old = ages.toSorted(([, one], [, other]) => other - one).slice(mostKept)
  for (const [other] of old) if (!isUsed(other)) rmSync(other, { recursive: true, force: true })
}

/** Folder of a bundle with a file for each process that runs from it: its parts are loaded when they are needed. */
const users = "users"

const noted = new Set()

function noteUser(file) {
  writeFileSync(file, "")
  if (noted.size === 0) process.once("exit", () => noted.forEach((each) => rmSync(each, { force: true })))
  noted.add(file)
}

const isUsed = (bundle) =>
  existsSync(join(bundle, users)) && readdirSync(join(bundle, users)).some((name) => isRunning(Number(name)))

function isRunning(id) {
  try {
    return process.kill(id, 0)
  } catch ({ code }) {
    return code === "EPERM"
  }
}

/** A module of the bundle is told that it lies where its source does: it finds files by that. */
const inPlace = (home) => ({
  name: "in-place",
  setup({ onLoad, onResolve }) {
    // Of packages only code stays outside: what is imported as JSON needs another word in Node than elsewhere.
    onResolve({ filter: /^[^.].*\.json$/ }, ({ path }) => ({ path: require.resolve(path) }))
    for (const [importer, filesIn] of Object.entries(importedByFolder))
      onLoad({ filter: /\.ts$/ }, ({ path }) =>
        path === join(home, importer) ? { contents: importsOf(filesIn(home)), resolveDir: home } : undefined,
      )
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8")
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(path))),
      loader: extname(path).slice(1),
    }))
  },
})

/** Modules that import what stands in folders, and what that is: the bundle has it inside of them. */
const importedByFolder = {
  "src/definitionModules.ts": (home) => filesBelow(join(home, "src"), /[\\/]definition\.ts$/),
  "src/sandbox/engine/areas/areaModules.ts": (home) =>
    filesBelow(join(home, "src/sandbox/areas"), /([\\/]area|\.call)\.ts$/),
  "src/cli/sourceModules.ts": (home) =>
    filesBelow(join(home, "src"), /[\\/]sources[\\/].*[\\/]definition\.ts$/).map(implementationOf),
}

/** `text/split-lines/definition.ts` declares what stands in `text/split-lines/splitLines.ts`. */
const implementationOf = (definition) => {
  const folder = dirname(definition)
  const name = basename(folder).replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
  return join(folder, `${name}.ts`)
}

const filesBelow = (folder, pattern) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((path) => join(folder, path))
        .filter((file) => pattern.test(file))
        .toSorted()
    : []

function importsOf(files) {
  const imports = files.map((file, nth) => `import * as _${nth} from ${JSON.stringify(file)}`)
  const modules = files.map((file, nth) => `[${JSON.stringify(file)}, _${nth}]`)
  return `${imports.join("\n")}
const modules = new Map([${modules.join()}])
export const importModules = async (files) => files.map((file) => modules.get(file))`
}
