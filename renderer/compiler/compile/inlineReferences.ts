import { posix } from "node:path"
import type { Json, JsonSchema } from "../../model/documents"
import { isList, mapObjects, mapRecord } from "../../model/json"
import { valueAt } from "../../model/pointer"

/** Where a schema stands, which says what its references lead to. */
export interface SchemaHome {
  /** File that the schema stands in: references into other files are relative to it. */
  readonly file: string
  /** Files that references lead into, by path below the root. */
  readonly shared: Pick<ReadonlyMap<string, Json>, "get">
  /** What `#/...` points into; where absent, such references stay as they are. */
  readonly root?: Json
}

export interface InlinedSchema {
  readonly schema: JsonSchema
  readonly errors: readonly { readonly reference: string; readonly reason: "missing" | "cyclic" | "large" }[]
}

interface ReferenceTarget {
  /** Undefined where the reference leads nowhere. */
  readonly schema: Json | undefined
  readonly home: SchemaHome
}

/** Target of a `$ref`, with the home that its own references are relative to. */
export function followReference(home: SchemaHome, reference: string): ReferenceTarget {
  const [path = "", pointer = ""] = reference.split("#")
  if (path === "") return { schema: valueAt(home.root, pointer), home }
  const file = posix.join(posix.dirname(home.file), path)
  const root = home.shared.get(file)
  return { schema: valueAt(root, pointer), home: { ...home, file, root: root ?? null } }
}

/** Objects of a schema with everything in place: far more than any has. */
const largest = 5_000
/** References that lead to one another. */
const deepest = 50

/**
 * Puts the targets of `$ref`s in place, so that a schema stands alone: `../shared/address.json#/definitions/kana`. What is
 * missing or leads back to itself is `{}`, and an error; so is a schema that grows too large. What several references
 * lead to is put in place once, so that one that doubles with every step is counted and not built.
 */
export function inlineReferences(schema: JsonSchema, home: SchemaHome): InlinedSchema {
  const errors: InlinedSchema["errors"][number][] = []
  const known = new Map<string, { readonly schema: Json; readonly size: number }>()
  let size = 0

  const visitTarget = (name: string, visitIt: () => Json): Json => {
    const before = known.get(name)
    size += before?.size ?? 0
    if (before !== undefined) return before.schema
    const [start, wrong] = [size, errors.length]
    const target = visitIt()
    // What lacks something may lack it here alone, because a circle was cut.
    if (errors.length === wrong) known.set(name, { schema: target, size: size - start })
    return target
  }

  const visit = (value: Json, at: SchemaHome, above: readonly string[]): Json =>
    mapObjects(value, (object) => {
      size += 1
      if (size > largest) return {}
      const { $ref: reference } = object
      if (typeof reference !== "string" || (reference.startsWith("#") && at.root === undefined))
        return mapRecord(object, (part) => visit(part, at, above))
      const target = followReference(at, reference)
      const name = `${at.file}|${reference}`
      const { schema: found } = target
      const isCyclic = above.includes(name)
      if (above.length >= deepest) size = largest + 1
      else if (found !== undefined && !isCyclic)
        return visitTarget(name, () => visit(found, target.home, [...above, name]))
      errors.push({ reference, reason: isCyclic ? "cyclic" : "missing" })
      return {}
    })

  const inlined = visit(schema, home, [])
  if (size > largest) return { schema: {}, errors: [{ reference: "", reason: "large" }] }
  return { schema: typeof inlined === "object" && inlined !== null && !isList(inlined) ? inlined : {}, errors }
}
