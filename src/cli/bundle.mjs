// The commands as one bundle of their sources. Plain JavaScript: what finds it must not wait for what reads TypeScript.
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, extname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

const project = join(dirname(fileURLToPath(import.meta.url)), "../..")
const sources = ["renderer", "src"]
const require = createRequire(import.meta.url)

/** Bundles of other states of the sources: who changes branches finds his own again, and nobody loses one that is running. */
const mostKept = 4

/** Address of the bundle of what a project's sources are now; made where there is none. Throws where one of them cannot be read. */
export async function findBundle(home = project) {
  const folder = join(home, ".cache/commands", keyOfSources(home))
  if (!existsSync(folder)) await writeBundle(home, folder)
  return pathToFileURL(join(folder, "main.js")).href
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
    entryPoints: [join(home, "src/cli/main.ts")],
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
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // Another one was faster.
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  const ages = readdirSync(cache).map((name) => [join(cache, name), statSync(join(cache, name)).mtimeMs])
  for (const [old] of ages.toSorted(([, one], [, other]) => other - one).slice(mostKept))
    rmSync(old, { recursive: true, force: true })
}

/** A module of the bundle is told that it lies where its source does: it finds files by that. */
const inPlace = (home) => ({
  name: "in-place",
  setup({ onLoad, onResolve }) {
    // Of packages only code stays outside: what is imported as JSON needs another word in Node than elsewhere.
    onResolve({ filter: /^[^.].*\.json$/ }, ({ path }) => ({ path: require.resolve(path) }))
    onLoad({ filter: /[\\/]src[\\/]definitionModules\.ts$/ }, () => ({
      contents: definitionModules(home),
      resolveDir: home,
    }))
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8")
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(path))),
      loader: extname(path).slice(1),
    }))
  },
})

/** What `src/definitionModules.ts` finds in folders when it is asked. */
function definitionModules(home) {
  const folders = readdirSync(join(home, "src"), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const files = folders.flatMap(({ name }) =>
    readdirSync(join(home, "src", name), { recursive: true, encoding: "utf8" })
      .map((path) => `${name}/${path.replaceAll("\\", "/")}`)
      .filter((path) => path.endsWith("/definition.ts"))
      .toSorted()
      .map((path) => [name, path]),
  )
  const imports = files.map(([, path], nth) => `import * as _${nth} from ${JSON.stringify(`./src/${path}`)}`)
  const modules = files.map(([folder], nth) => `[${JSON.stringify(folder)}, _${nth}]`)
  return `${imports.join("\n")}
const modules = [${modules.join()}]
export const importDefinitions = async (folders) =>
  folders.flatMap((folder) => modules.flatMap(([name, module]) => (name === folder ? [module] : [])))`
}
