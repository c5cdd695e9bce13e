import type { Json, JsonSchema } from "../../model/documents"
import { isRecord } from "../../model/json"

export interface InlinedSchema {
  readonly schema: JsonSchema
  readonly errors: readonly { readonly reference: string; readonly reason: "missing" | "cyclic" }[]
}

/** References that follow one another; more than this many count as a cycle. */
const deepest = 10

/**
 * Puts the targets of `$ref`s into other files in place, so that a schema stands alone: `../shared/address.json#/definitions/kana`.
 * References inside the schema itself (`#/...`) stay, unless they lie inside another file. A cycle through files has no end and is refused.
 */
export function inlineReferences(schema: unknown, file: string, shared: ReadonlyMap<string, Json>): InlinedSchema {
  const errors: InlinedSchema["errors"][number][] = []

  function visit(value: unknown, home: string, above: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((item) => visit(item, home, above))
    if (!isRecord(value)) return value
    const reference = value["$ref"]
    const inside = typeof reference === "string" && reference.startsWith("#") && home === file
    if (typeof reference !== "string" || inside)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, home, above)]))
    const target = resolveReference(reference, home)
    const found = resolvePointer(shared.get(target.file), target.pointer)
    const name = `${target.file}#${target.pointer}`
    const reason =
      found === undefined ? "missing" : above.includes(name) || above.length >= deepest ? "cyclic" : undefined
    if (!reason) return visit(found, target.file, [...above, name])
    errors.push({ reference, reason })
    return {}
  }

  const inlined = visit(schema, file, [])
  return { schema: isRecord(inlined) ? inlined : {}, errors }
}

function resolveReference(reference: string, home: string): { readonly file: string; readonly pointer: string } {
  const [path = "", pointer = ""] = reference.split("#")
  if (path === "") return { file: home, pointer }
  const folders = home.split("/").slice(0, -1)
  for (const segment of path.split("/")) {
    if (segment === "..") folders.pop()
    else if (segment !== ".") folders.push(segment)
  }
  return { file: folders.join("/"), pointer }
}

function resolvePointer(value: unknown, pointer: string): unknown {
  let place = value
  for (const segment of pointer.split("/").slice(1)) {
    const key = segment.replaceAll("~1", "/").replaceAll("~0", "~")
    place =
      (isRecord(place) || Array.isArray(place)) && Object.hasOwn(place, key)
        ? (place as Record<string, unknown>)[key]
        : undefined
  }
  return place
}
