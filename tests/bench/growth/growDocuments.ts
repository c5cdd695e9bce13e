import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
type Fields = Readonly<Record<string, Json>>

/** Documents that all copies share: they are named as they are. */
const isCommon = (file: string): boolean => /^(?:meta|codes|shared|system)\/|^[^/]+$/.test(file)

/** Ends of names of files whose documents a copy has of its own. */
const suffix = /\.(?:screen|form|sheet|flow|call)\.json$/

/**
 * Writes the documents of a folder into another with copies of all but the common ones beside them, each with names and
 * routes of its own, until there are at least so many screens.
 *
 * @returns how many screens there are
 */
export function growDocuments(from: string, to: string, screens: number): number {
  cpSync(from, to, { recursive: true })
  const files = readdirSync(from, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".json"))
  const own = files.filter((file) => suffix.test(file) && !isCommon(file))
  const first = files.filter((file) => file.endsWith(".screen.json")).length
  const each = own.filter((file) => file.endsWith(".screen.json")).length
  const copies = Math.max(0, Math.ceil((screens - first) / each))
  const read = (file: string) => JSON.parse(readFileSync(join(from, file), "utf8")) as Fields
  const write = (file: string, document: Json) => {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    writeFileSync(join(to, file), `${JSON.stringify(document, null, 2)}\n`)
  }
  const documents = own.map((file) => ({ file, document: read(file) }))
  const app = read("app.json")
  const ids = new Set(own.map(toId))
  const parts = files.filter((file) => file.startsWith("shared/")).map((file) => ({ file, document: read(file) }))
  const namingParts = parts.filter(({ document }) => namesOne(document, "", ids))
  const names = {
    ids,
    routes: ownRoutes(app, documents),
    parts: new Set(namingParts.map(({ file }) => basename(file))),
  }
  const routes: Record<string, Json> = { ...(app["routes"] as Fields) }
  for (let copy = 1; copy <= copies; copy += 1) {
    const rename = createRenamer(names, copy)
    for (const { file, document } of documents) write(rename.file(file), rename.document(document))
    for (const { file, document } of namingParts) write(rename.part(file), rename.value(document, ""))
    for (const [path, route] of Object.entries(app["routes"] as Fields))
      if (names.routes.has(path)) routes[rename.path(path)] = rename.value(route, "route")
  }
  write("app.json", { ...app, routes })
  return first + copies * each
}

interface Names {
  readonly ids: ReadonlySet<string>
  readonly routes: ReadonlySet<string>
  /** Files of shared parts that name what is copied. */
  readonly parts: ReadonlySet<string>
}

/** Whether a part, which many documents share, names one that is copied: then each copy needs a part of its own. */
function namesOne(part: Json, key: string, ids: ReadonlySet<string>): boolean {
  if (typeof part === "string") return naming.has(key) && ids.has(part)
  if (Array.isArray(part)) return part.some((item: Json) => namesOne(item, key, ids))
  if (typeof part !== "object" || part === null) return false
  return Object.entries(part).some(([inner, item]) => namesOne(item, inner, ids))
}

const toId = (file: string): string =>
  file.startsWith("calls/") ? file.slice("calls/".length).replace(suffix, "") : basename(file).replace(suffix, "")

/** Routes that lead to what is copied. */
function ownRoutes(app: Fields, documents: readonly { readonly document: Fields }[]): ReadonlySet<string> {
  const ids = new Set(documents.map(({ document }) => document["id"]))
  const own = Object.entries(app["routes"] as Readonly<Record<string, Fields>>).filter(
    ([, { screen, flow }]) => ids.has(screen ?? "") || ids.has(flow ?? ""),
  )
  return new Set(own.map(([path]) => path))
}

/** Options and properties whose texts are names of documents. */
const naming = new Set("id screen form sheet flow call to step otherwise v2 from forms sheets screens".split(" "))

function createRenamer({ ids, routes, parts }: Names, copy: number) {
  const name = (text: string) => `${text}_${copy}`
  const path = (text: string) => `/c${copy}${text}`
  const partFile = (file: string) => file.replace(/\.json$/, `_${copy}.json`)
  const reference = (text: string): string => {
    const [target = "", ...rest] = text.split(/(?=#)/)
    return [parts.has(basename(target)) ? partFile(target) : target, ...rest].join("")
  }
  const rename = (text: string): string => {
    const [target = "", ...rest] = text.split(/(?=[?#])/)
    if (routes.has(target)) return [path(target), ...rest].join("")
    return ids.has(text) ? name(text) : text
  }
  const value = (part: Json, key: string): Json => {
    if (typeof part === "string" && key === "$ref") return reference(part)
    if (typeof part === "string")
      return naming.has(key) || routes.has(part.split(/[?#]/)[0] ?? "") ? rename(part) : part
    if (Array.isArray(part)) return part.map((item: Json) => value(item, key))
    if (typeof part !== "object" || part === null) return part
    const isOfCalls = key === "calls"
    return Object.fromEntries(
      Object.entries(part).map(([inner, item]) => [
        isOfCalls && ids.has(inner) ? name(inner) : inner,
        value(item, inner),
      ]),
    )
  }
  const document = (fields: Fields): Json => {
    const renamed = value(fields, "") as Fields
    // Two calls at one address would be one to whoever answers them.
    const address = fields["kind"] === "call" ? { path: `${String(fields["path"])}/c${copy}` } : {}
    const route = typeof renamed["route"] === "string" ? { route: path(String(fields["route"])) } : {}
    return { ...renamed, ...address, ...route }
  }
  return {
    path,
    value,
    document,
    part: partFile,
    file: (file: string) => file.replace(suffix, (end) => `_${copy}${end}`),
  }
}
