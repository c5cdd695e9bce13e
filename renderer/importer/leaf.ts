import { isFields, listOf, textOf, textsOf, type Fields } from "./looseJson"
import type { Json } from "../model/documents"
import { jsonType } from "../linter"
import { same } from "../expressions/same"
import { within } from "../model/pointer"
import { follow, partOf, type Importer, type Node } from "./node"

export interface Alternative {
  readonly value: Json
  readonly title: string | undefined
  readonly description: string | undefined
}

/** A value that nobody has words for. */
export const plain = (value: Json): Alternative => ({ value, title: undefined, description: undefined })

/** The values that a schema lists, with the words for them; undefined where it lists none. */
export function alternativesOf(importer: Importer, node: Node): readonly Alternative[] | undefined {
  const { schema } = node
  if ("const" in schema) return [plain(schema["const"])]
  return (
    listedBranches(importer, node, "oneOf") ??
    listedBranches(importer, node, "anyOf") ??
    listOrNothing(schema["enum"])?.map(plain)
  )
}

const listOrNothing = (value: Json | undefined): readonly Json[] | undefined =>
  Array.isArray(value) ? value : undefined

/** Branches that are one value each. */
export function listedBranches(
  importer: Importer,
  node: Node,
  keyword: "oneOf" | "anyOf",
): readonly Alternative[] | undefined {
  const branches = listOf(node.schema[keyword]).map((_, index) =>
    alternativeIn(follow(importer, partOf(node, keyword, index))),
  )
  const worded = branches.filter((branch) => branch !== undefined)
  return branches.length > 0 && worded.length === branches.length ? worded : undefined
}

function alternativeIn(branch: Node | undefined): Alternative | undefined {
  const schema = branch?.schema ?? {}
  const values = "const" in schema ? [schema["const"]] : listOf(schema["enum"])
  const words = { title: textOf(schema["title"]), description: textOf(schema["description"]) }
  const [value, ...more] = values
  return value === undefined || more.length > 0 ? undefined : { value, ...words }
}

const widest = new Set(["minLength", "minimum", "exclusiveMinimum", "minItems"])
const narrowest = new Set(["maxLength", "maximum", "exclusiveMaximum", "maxItems"])
const annotations = new Set(["title", "description", "default", "examples", "$comment", "$id"])

/** Both schemas at once, where that is a schema; undefined for words that contradict each other. */
function both(name: string, one: Json | undefined, other: Json | undefined): Json | undefined {
  if (one === undefined || other === undefined || same(one, other)) return one ?? other
  if (annotations.has(name)) return one
  if (typeof one === "number" && typeof other === "number" && (widest.has(name) || narrowest.has(name)))
    return widest.has(name) ? Math.max(one, other) : Math.min(one, other)
  if (name === "enum") {
    const shared = listOf(one).filter((value) => listOf(other).some((second) => same(value, second)))
    return shared.length === 0 ? undefined : shared
  }
  if (name === "required") return [...new Set([...textsOf(one), ...textsOf(other)])]
  if (name !== "type") return undefined
  const shared = [one].flat().filter((type) => [other].flat().includes(type))
  if (shared.length > 0) return shared.length === 1 ? shared[0] : shared
  return [one, other].includes("integer") && [one, other].includes("number") ? "integer" : undefined
}

/** Schemas that all hold for one value, as one. */
export function merge(importer: Importer, nodes: readonly Node[]): Node | undefined {
  const [first, ...rest] = nodes
  return rest.reduce((merged, node) => merged && mergeTwo(importer, merged, node), first)
}

function mergeTwo(importer: Importer, one: Node, other: Node): Node {
  const names = [...new Set([...Object.keys(one.schema), ...Object.keys(other.schema)])]
  const merged = names.flatMap((name) => {
    const together = both(name, one.schema[name], other.schema[name])
    if (together === undefined) importer.add("conflict", "schema", within(other.pointer, name), name)
    const value = together ?? one.schema[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...one, schema: Object.fromEntries(merged) }
}

/** A schema of one value, without references and `allOf`. */
export function flatten(importer: Importer, node: Node): Node | undefined {
  const followed = follow(importer, node)
  if (followed === undefined) return undefined
  const parts = listOf(followed.schema["allOf"]).map((_, index) => flatten(importer, partOf(followed, "allOf", index)))
  if (parts.length === 0) return followed
  const { allOf: _allOf, ...schema } = followed.schema
  const known = parts.filter((part) => part !== undefined)
  return known.length < parts.length ? undefined : merge(importer, [{ ...followed, schema }, ...known])
}

/** As `flatten`, but an object keeps its parts: they may count under conditions. */
export const resolve = (importer: Importer, node: Node): Node | undefined => {
  const followed = follow(importer, node)
  return followed !== undefined && typeOf(importer, followed) === "object" ? followed : flatten(importer, node)
}

/** The JSON type that a form can ask for; undefined where the schema leaves it open or wants several. */
export function typeOf(importer: Importer, node: Node): string | undefined {
  const { schema } = node
  const stated = [schema["type"]].flat().filter((type) => typeof type === "string" && type !== "null")
  if (stated.length > 0) return stated.length === 1 ? String(stated[0]) : undefined
  if (schema["type"] === "null") return "null"
  if (isFields(schema["properties"])) return "object"
  if (schema["items"] !== undefined) return "array"
  const values = alternativesOf(importer, node)?.flatMap(({ value }) => (value === null ? [] : [jsonType(value)]))
  if (values !== undefined && values.length > 0) return new Set(values).size === 1 ? values[0] : undefined
  if (hasObjects(importer, node)) return "object"
  const parts = listOf(schema["allOf"]).map((_, index) => follow(importer, partOf(node, "allOf", index)))
  return parts.map((part) => part && typeOf(importer, part)).find((type) => type !== undefined)
}

/** True where each of the branches is about properties. */
const hasObjects = (importer: Importer, node: Node): boolean =>
  (["oneOf", "anyOf"] as const).some((keyword) => {
    const branches = listOf(node.schema[keyword]).map((_, index) => follow(importer, partOf(node, keyword, index)))
    return branches.length > 0 && branches.every((branch) => branch !== undefined && isObject(branch.schema))
  })

const isObject = (schema: Fields): boolean =>
  schema["type"] === "object" || ["properties", "required"].some((name) => typeof schema[name] === "object")
