import { readdirSync } from "node:fs"
import { join } from "node:path"

/** An action or a source, found by its folder: whoever adds one edits no list. */
export interface Registered {
  /** As documents name it. */
  readonly name: string
  readonly file: string
  readonly symbol: string
}

type Kind = "actions" | "sources"

const root = import.meta.dirname

/** Files called `definition.ts` below a folder of `src`, from `src` on. */
const listDefinitions = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith("/definition.ts"))
    .toSorted()

export const findDefinitions = (folder: string): readonly string[] =>
  listDefinitions(folder).map((path) => join(root, path))

const position = /^(?:areas\/(?<area>[^/]+)\/)?(?<kind>actions|sources)\/(?<path>.+)\/definition\.ts$/

const camelCase = (name: string): string => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/**
 * `actions/log-out` is the action `log-out`, `sources/text/split` the source `text/split`; in an area,
 * `areas/planning/sources/projection` is `planning/projection`, and actions have no prefix. Implemented in a file of the last
 * part of the name: `logOut.ts` exports `logOut`.
 */
export function findRegistered(kind: Kind): readonly Registered[] {
  return [...listDefinitions(kind), ...listDefinitions("areas")].flatMap((definition) => {
    const { area, kind: found, path = "" } = position.exec(definition)?.groups ?? {}
    if (found !== kind) return []
    const symbol = camelCase(path.slice(path.lastIndexOf("/") + 1))
    const name = area !== undefined && kind === "sources" ? `${area}/${path}` : path
    return [{ name, file: join(root, definition, "..", `${symbol}.ts`), symbol }]
  })
}

/** Source of the modules `virtual:app/actions` and `virtual:app/sources`. */
export function writeRegistered(kind: Kind): string {
  const found = findRegistered(kind)
  const imports = found.map(
    ({ file, symbol }, index) => `import { ${symbol} as _${index} } from ${JSON.stringify(file)}`,
  )
  const entries = found.map(({ name }, index) => `${JSON.stringify(name)}: _${index}`)
  return [...imports, `export const ${kind} = { ${entries.join(", ")} }`].join("\n")
}

/** Where a source that a screen names is implemented. */
export function findSource(name: string): { readonly file: string; readonly name: string } {
  const found = findRegistered("sources").find((one) => one.name === name)
  if (!found) throw new Error(`no source "${name}"`)
  return { file: found.file, name: found.symbol }
}
