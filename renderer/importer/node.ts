import { fieldsOf, isFields, listOf, ownField, textOf, type Fields } from "./looseJson"
import { valueAt, within } from "../model/pointer"
import type { Json } from "../model/documents"
import type { Answers } from "./answers"
import type { Notebook } from "./notes"
import type { ImportSettings } from "./types"

export interface Importer extends Pick<Notebook, "add"> {
  readonly root: Fields
  readonly settings: ImportSettings
  /** What the condition of each field reads, by the path of its answer. */
  readonly reads: Map<string, readonly string[]>
  readonly answers: Answers
}

/** A schema with the part of the uiSchema that is about it. */
export interface Node {
  readonly schema: Fields
  readonly pointer: string
  readonly ui: Fields
  readonly uiPointer: string
  /** References that led here: one that comes again has no end. */
  readonly followed: readonly string[]
}

/** A part of the same value: its uiSchema is the same. */
export const partOf = (node: Node, ...segments: readonly (string | number)[]): Node => {
  const found = segments.reduce<Json | undefined>(
    (value, segment) => (typeof segment === "number" ? listOf(value)[segment] : ownField(value, segment)),
    node.schema,
  )
  return { ...node, schema: fieldsOf(found), pointer: within(node.pointer, ...segments) }
}

export const propertyOf = (node: Node, name: string): Node => ({
  ...partOf(node, "properties", name),
  ui: fieldsOf(ownField(node.ui, name)),
  uiPointer: within(node.uiPointer, name),
})

export const itemsOf = (node: Node): Node => ({
  ...partOf(node, "items"),
  ui: fieldsOf(node.ui["items"]),
  uiPointer: within(node.uiPointer, "items"),
})

/** The node with its `$ref` followed, words beside it winning; undefined where it leads nowhere. */
export function follow(importer: Importer, node: Node): Node | undefined {
  const { $ref, ...beside } = node.schema
  const reference = textOf($ref)
  if (reference === undefined) return withoutNull(importer, node)
  const lose = (code: "reference-remote" | "reference-recursive" | "reference-missing") => {
    importer.add(code, "schema", within(node.pointer, "$ref"), reference)
    return undefined
  }
  if (!reference.startsWith("#")) return lose("reference-remote")
  if (node.followed.includes(reference)) return lose("reference-recursive")
  const pointer = decodeURIComponent(reference.slice(1))
  const target = valueAt(importer.root, pointer)
  if (!isFields(target)) return lose("reference-missing")
  return follow(importer, {
    ...node,
    schema: { ...target, ...beside },
    pointer,
    followed: [...node.followed, reference],
  })
}

/** What may also be null is asked for like the rest: a form never sends null. */
function withoutNull(importer: Importer, node: Node): Node | undefined {
  for (const keyword of ["anyOf", "oneOf"] as const) {
    const branches = listOf(node.schema[keyword])
    const index = branches.findIndex((branch) => fieldsOf(branch)["type"] !== "null")
    if (branches.length !== 2 || !branches.some((branch) => fieldsOf(branch)["type"] === "null")) continue
    const { [keyword]: _branches, ...beside } = node.schema
    const only = partOf(node, keyword, index)
    return follow(importer, { ...only, schema: { ...only.schema, ...beside } })
  }
  return node
}
