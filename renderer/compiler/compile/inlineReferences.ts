import { posix } from "node:path"
import type { Json, JsonSchema } from "../../model/documents"
import { isList, mapObjects, mapRecord } from "../../model/json"
import { valueAt } from "../../model/pointer"

/** Where a schema stands, which says what its references lead to. */
export interface SchemaHome {
  /** File that the schema stands in: references into other files are relative to it. */
  readonly file: string
  /** Files that references lead into, by path below the root. */
  readonly shared: ReadonlyMap<string, Json>
  /** What `#/...` points into; where absent, such references stay as they are. */
  readonly root?: Json
}

export interface InlinedSchema {
  readonly schema: JsonSchema
  readonly errors: readonly { readonly reference: string; readonly reason: "missing" | "cyclic" }[]
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

/** References that follow one another; more than this many count as a cycle. */
const deepest = 10

/**
 * Puts the targets of `$ref`s in place, so that a schema stands alone: `../shared/address.json#/definitions/kana`. What is
 * missing or leads back to itself is `{}`, and an error.
 */
export function inlineReferences(schema: JsonSchema, home: SchemaHome): InlinedSchema {
  const errors: InlinedSchema["errors"][number][] = []

  const visit = (value: Json, at: SchemaHome, above: readonly string[]): Json =>
    mapObjects(value, (object) => {
      const { $ref: reference } = object
      if (typeof reference !== "string" || (reference.startsWith("#") && at.root === undefined))
        return mapRecord(object, (part) => visit(part, at, above))
      const target = followReference(at, reference)
      const name = `${at.file}|${reference}`
      const isCyclic = above.includes(name) || above.length >= deepest
      if (target.schema !== undefined && !isCyclic) return visit(target.schema, target.home, [...above, name])
      errors.push({ reference, reason: isCyclic ? "cyclic" : "missing" })
      return {}
    })

  const inlined = visit(schema, home, [])
  return { schema: typeof inlined === "object" && inlined !== null && !isList(inlined) ? inlined : {}, errors }
}
