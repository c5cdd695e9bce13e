import { createHash } from "node:crypto"
import { posix } from "node:path"
import type { Json } from "../../model/documents"
import { asJson, type Fields, isList, isObject, maxDepth } from "../../model/json"
import { valueAt, within } from "../../model/pointer"
import type { Finding, LoadedDocument } from "../types"

/** Files of `shared/`, by path below the root. */
type SharedFiles = ReadonlyMap<string, Json>

interface Placed {
  readonly shared: readonly (Json | undefined)[]
  readonly document: LoadedDocument
  readonly findings: readonly Finding[]
}

/** Far more than a screen has; a part that doubles with every step ends here. */
const mostParts = 500

const placed = new WeakMap<LoadedDocument, Placed>()
const holding = new WeakMap<object, boolean>()

/**
 * A screen or half-sheet with the parts that it shares in place: `{ "$ref": "../shared/payments.json#/result" }` stands for what
 * is written there; of a list it stands for all its items. While neither changes it is the very same object.
 */
export function placeSharedParts(document: LoadedDocument, files: SharedFiles): Omit<Placed, "shared"> {
  if (!hasReferences(document)) return { document, findings: [] }
  const before = placed.get(document)
  const shared = [...files.values()]
  if (before?.shared.length === shared.length && before.shared.every((file, index) => file === shared[index]))
    return before
  const after = { shared, ...place(document, files) }
  placed.set(document, after)
  return after
}

const hasReferences = ({ kind, document }: LoadedDocument): boolean =>
  (kind === "screen" || kind === "sheet") && holdsReference(asJson(document))

/** Whether a reference stands anywhere in a value. */
function holdsReference(value: Json): boolean {
  if (typeof value !== "object" || value === null) return false
  const known = holding.get(value)
  if (known !== undefined) return known
  const found = referenceOf(value) !== undefined || Object.values<Json>(value).some(holdsReference)
  holding.set(value, found)
  return found
}

const referenceOf = (value: Json): string | undefined =>
  isObject(value) && typeof value["$ref"] === "string" ? value["$ref"] : undefined

/** Where something stands in the file, for what stands in the document elsewhere or not at all. */
type Places = Map<string, { readonly at: string; readonly isShared: boolean }>

function place(source: LoadedDocument, files: SharedFiles): Omit<Placed, "shared"> {
  const places: Places = new Map()
  const missing: { readonly name: string; readonly at: string }[] = []
  let parts = 0

  interface From {
    readonly file: string
    /** In the file of the document; of a shared part, that of the reference to it. */
    readonly at: string
    readonly above: readonly string[]
  }
  const isShared = ({ above }: From) => above.length > 0
  const below = (from: From, key: string | number): From =>
    isShared(from) ? from : { ...from, at: within(from.at, key) }

  function follow(reference: string, pointer: string, from: From): Json {
    const [path = "", target = ""] = reference.split("#")
    const file = path === "" ? from.file : posix.join(posix.dirname(from.file), path)
    const name = `${file}#${target}`
    const found = from.above.includes(name) || ++parts > mostParts ? undefined : valueAt(files.get(file), target)
    places.set(pointer, { at: from.at, isShared: true })
    if (found === undefined) missing.push({ name: reference, at: from.at })
    return found === undefined ? [] : visit(found, pointer, { file, at: from.at, above: [...from.above, name] })
  }

  function visitList(list: readonly Json[], pointer: string, from: From): Json {
    const items: Json[] = []
    for (const [index, item] of list.entries()) {
      const own = below(from, index)
      const to = within(pointer, items.length)
      if (items.length !== index) places.set(to, { at: own.at, isShared: isShared(from) })
      const reference = referenceOf(item)
      const value = reference === undefined ? visit(item, to, own) : follow(reference, to, own)
      const all = reference !== undefined && isList(value) ? value : [value]
      for (const [nth] of all.entries())
        if (reference !== undefined) places.set(within(pointer, items.length + nth), { at: own.at, isShared: true })
      items.push(...all)
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
  const toFile = (pointer: string) => writtenAt(places, pointer)
  const lineOf = (pointer: string) => source.lineOf(toFile(pointer))
  const hash = createHash("sha256").update(JSON.stringify(document)).digest("base64url").slice(0, 16)
  const findings = missing.map(({ name, at }): Finding => {
    const { file } = source
    const line = source.lineOf(at)
    return { severity: "error", rule: "shared-part-unknown", file, pointer: within(at, "$ref"), line, values: { name } }
  })
  return { document: { ...source, document, lineOf, writtenAt: toFile, hash } as object as LoadedDocument, findings }
}

/** The place in the file: that of the reference, for everything that it stands for. */
function writtenAt(places: Places, pointer: string): string {
  for (let part = pointer; part !== ""; part = part.slice(0, part.lastIndexOf("/"))) {
    const known = places.get(part)
    if (known) return known.isShared ? known.at : known.at + pointer.slice(part.length)
  }
  return pointer
}
