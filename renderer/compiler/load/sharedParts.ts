import { createHash } from "node:crypto"
import { posix } from "node:path"
import type { Json } from "../../model/documents"
import { asJson, type Fields, isList, isObject, maxDepth, propertiesIn, someObject } from "../../model/json"
import { parentOf, segmentsOf, valueAt, within } from "../../model/pointer"
import type { Finding, LoadedDocument, DocumentPlace } from "../types"

/** Files of `shared/`, by path below the root. */
type SharedFiles = ReadonlyMap<string, Json>

/** What documents shared last, whatever their root was: who reads two sets that differ elsewhere has the same parts in both. */
let latest: SharedFiles = new Map()

/** What documents share, the very object of before while none of it is another. */
export function sharedIn(
  files: Iterable<readonly [path: string, content: { readonly shared?: Json } | undefined]>,
  before: SharedFiles = latest,
): SharedFiles {
  const now = new Map<string, Json>()
  for (const [path, content] of files) if (content?.shared !== undefined) now.set(path, content.shared)
  latest = [before, latest].find((known) => isSame(known, now)) ?? now
  return latest
}

const isSame = (one: SharedFiles, other: SharedFiles): boolean =>
  one.size === other.size && [...one].every(([path, value]) => other.get(path) === value)

interface Placed {
  readonly shared: SharedFiles
  readonly document: LoadedDocument
  readonly findings: readonly Finding[]
}

/** Far more than a screen has; a part that doubles with every step ends here. */
const mostParts = 500

const placed = new WeakMap<LoadedDocument, Placed>()
const referring = new WeakMap<LoadedDocument, boolean>()
const holding = new WeakMap<object, boolean>()

/**
 * A screen or half-sheet with the parts that it shares in place: `{ "$ref": "../shared/payments.json#/result" }` stands for what
 * is written there; of a list it stands for all its items. While neither changes it is the very same object.
 */
export function placeSharedParts(document: LoadedDocument, files: SharedFiles): Omit<Placed, "shared"> {
  if (!hasReferences(document)) return { document, findings: [] }
  const before = placed.get(document)
  if (before?.shared === files) return before
  const after = { shared: files, ...place(document, files) }
  placed.set(document, after)
  return after
}

/** Most documents have none: only of those that have one is it kept where. */
function hasReferences(loaded: LoadedDocument): boolean {
  if (loaded.kind !== "screen" && loaded.kind !== "sheet") return false
  const known = referring.get(loaded)
  if (known !== undefined) return known
  const found = someObject(asJson(loaded.document), (part) => referenceOf(part) !== undefined)
  referring.set(loaded, found)
  return found
}

/** Whether a reference stands anywhere in a value. */
function holdsReference(value: Json): boolean {
  if (typeof value !== "object" || value === null) return false
  const known = holding.get(value)
  if (known !== undefined) return known
  const found = referenceOf(value) !== undefined || Object.values<Json>(value).some(holdsReference)
  holding.set(value, found)
  return found
}

function referenceOf(value: Json): string | undefined {
  const { $ref } = propertiesIn(value)
  return typeof $ref === "string" ? $ref : undefined
}

interface Written {
  /** In the file of the document; of a shared part, that of the reference to it. */
  readonly at: string
  /** Of a shared part: where it is written itself. */
  readonly shared?: DocumentPlace
}

/** Where something stands in the file, for what stands in the document elsewhere or not at all. */
type Places = Map<string, Written>

function place(source: LoadedDocument, files: SharedFiles): Omit<Placed, "shared"> {
  const places: Places = new Map()
  const sharedParts: DocumentPlace[] = []
  const missing: { readonly name: string; readonly at: string; readonly from: DocumentPlace | undefined }[] = []
  let parts = 0

  interface From extends Written {
    readonly file: string
    readonly above: readonly string[]
  }

  function follow(reference: string, pointer: string, from: From): Json {
    const [path = "", target = ""] = reference.split("#")
    const file = path === "" ? from.file : posix.join(posix.dirname(from.file), path)
    const name = `${file}#${target}`
    const found = from.above.includes(name) || ++parts > mostParts ? undefined : valueAt(files.get(file), target)
    const part = { at: from.at, shared: { file, pointer: target } }
    places.set(pointer, part)
    sharedParts.push(part.shared)
    if (found === undefined) missing.push({ name: reference, at: from.at, from: from.shared })
    return found === undefined ? [] : visit(found, pointer, { ...part, file, above: [...from.above, name] })
  }

  function visitList(list: readonly Json[], pointer: string, from: From): Json {
    const items: Json[] = []
    for (const [index, item] of list.entries()) {
      const own = below(from, index)
      const to = within(pointer, items.length)
      if (items.length !== index) places.set(to, own)
      const reference = referenceOf(item)
      const value = reference === undefined ? visit(item, to, own) : follow(reference, to, own)
      const isSpread = reference !== undefined && isList(value)
      if (isSpread) spread(places, { list: to, pointer, first: items.length, count: value.length })
      items.push(...(isSpread ? value : [value]))
    }
    return items
  }

  function visit(value: Json, pointer: string, from: From): Json {
    if (!holdsReference(value)) return value
    if (isList(value)) return visitList(value, pointer, from)
    if (!isObject(value) || from.above.length > maxDepth) return value
    const reference = referenceOf(value)
    if (reference !== undefined) return follow(reference, pointer, from)
    const entries = Object.entries<Json>(value as Fields)
    return Object.fromEntries(entries.map(([key, part]) => [key, visit(part, within(pointer, key), below(from, key))]))
  }

  const document = visit(asJson(source.document), "", { file: source.file, at: "", above: [] })
  const toFile = (pointer: string) => placeOf(places, pointer).at
  const lineOf = (pointer: string) => source.lineOf(toFile(pointer))
  const hash = createHash("sha256").update(JSON.stringify(document)).digest("base64url").slice(0, 16)
  const findings = missing.map(({ name, at, from }): Finding => {
    const { file } = source
    const values = { name, ...(from === undefined ? {} : { shared: `${from.file}#${within(from.pointer, "$ref")}` }) }
    const line = source.lineOf(at)
    return { severity: "error", rule: "shared-part-unknown", file, pointer: within(at, "$ref"), line, values }
  })
  const sharedAt = (pointer: string) => placeOf(places, pointer).shared
  const whole = { ...source, document, lineOf, writtenAt: toFile, sharedAt, sharedParts, hash }
  return { document: whole as object as LoadedDocument, findings }
}

function below<From extends Written>(from: From, ...path: readonly (string | number)[]): From {
  const { at, shared } = from
  return shared === undefined
    ? { ...from, at: within(at, ...path) }
    : { ...from, shared: { ...shared, pointer: within(shared.pointer, ...path) } }
}

interface SpreadList {
  /** Where the list would stand as a whole. */
  readonly list: string
  /** The list that takes up its items, from which one on. */
  readonly pointer: string
  readonly first: number
  readonly count: number
}

/** The items of a list stand beside what is around the reference to it. */
function spread(places: Places, { list, pointer, first, count }: SpreadList): void {
  const whole = places.get(list)
  const inside = [...places].filter(([place]) => place.startsWith(`${list}/`))
  for (const [place] of inside) places.delete(place)
  if (whole !== undefined)
    for (let nth = 0; nth < count; nth += 1) places.set(within(pointer, first + nth), below(whole, nth))
  for (const [place, written] of inside) {
    const [nth, ...path] = segmentsOf(place.slice(list.length))
    places.set(within(pointer, first + Number(nth), ...path), written)
  }
}

function placeOf(places: Places, pointer: string): Written {
  for (let part = pointer; part !== ""; part = parentOf(part)) {
    const known = places.get(part)
    if (known) return below(known, ...segmentsOf(pointer.slice(part.length)))
  }
  return { at: pointer }
}
