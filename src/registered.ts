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
 * `areas/withdrawal/sources/filtered` is `withdrawal/filtered`, and actions have no prefix. Implemented in a file of the last
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

/** Source of the module `virtual:app/registered`. */
export function writeRegistered(): string {
  const kinds = (["actions", "sources"] as const).map((kind) => ({ kind, found: findRegistered(kind) }))
  const imports = kinds.flatMap(({ kind, found }) =>
    found.map(({ file, symbol }, index) => `import { ${symbol} as ${kind}${index} } from ${JSON.stringify(file)}`),
  )
  const records = kinds.map(({ kind, found }) => {
    const entries = found.map(({ name }, index) => `${JSON.stringify(name)}: ${kind}${index}`)
    return `export const ${kind} = { ${entries.join(", ")} }`
  })
  return [...imports, ...records].join("\n")
}
