import type { JsonSchema } from "../model/documents"
import type { Definition } from "../model/definitions"
import { deepest, fieldsOf, isFields, listOf, sameJson, shown, textOf, textsOf, within } from "./json"
import type { Context, LoadedDocument } from "./rule"
import { anything, jsonType } from "./schemas"
import { readValuePath, type TypeScope } from "./scope"
import type { ShapeProblem, Site } from "./site"

/** What an action leaves behind for those after it. */
export interface WalkTypes {
  /** Schema of the answer of a call; `anything` where unknown. */
  answerOf(call: string): JsonSchema
  readonly failure: JsonSchema
  /** Schema of the answer that the document as a whole speaks of (call outcomes). */
  readonly answer: JsonSchema
}

export type Reader = (walk: Walk, place: Place) => void

export interface Walk {
  /** What a `$ref` of a schema means, by its name. */
  readonly readers: Readonly<Record<string, Reader>>
  readonly context: Context
  readonly document: LoadedDocument
  readonly types: WalkTypes
  readonly sites: Site[]
}

export interface Place {
  readonly value: unknown
  readonly pointer: string
  readonly scope: TypeScope
  readonly depth: number
  /** Definition whose options are being read. */
  readonly definition: Definition | undefined
}

type Details<Kind extends Site["kind"]> = Omit<
  Extract<Site, { readonly kind: Kind }>,
  "document" | "pointer" | "scope" | "kind"
>

export function note<Kind extends Site["kind"]>(
  walk: Walk,
  place: Place,
  [kind, details]: readonly [Kind, Details<Kind>],
): void {
  walk.sites.push({
    document: walk.document,
    pointer: place.pointer,
    scope: place.scope,
    kind,
    ...details,
  } as unknown as Site)
}

export const complain = (
  walk: Walk,
  place: Place,
  [problem, name, known]: readonly [ShapeProblem, string, readonly string[]],
): void =>
  note(walk, place, [
    "shape",
    { problem, name, known, ...(place.definition === undefined ? {} : { definition: place.definition }) },
  ])

export const inside = (place: Place, segment: string | number, value: unknown): Place => ({
  ...place,
  value,
  pointer: within(place.pointer, segment),
  depth: place.depth + 1,
})

export function follow(walk: Walk, place: Place, schema: JsonSchema): void {
  if (place.depth > deepest) return note(walk, place, ["deep", {}])
  const reference = referenceOf(schema)
  if (reference !== undefined) return walk.readers[reference]?.(walk, place)
  const alternatives = listOf(schema["anyOf"]).filter(isFields)
  if (alternatives.length > 0) return followOne(walk, place, alternatives)
  if (Array.isArray(schema["enum"])) return checkChoice(walk, place, schema["enum"])
  const type = textOf(schema["type"])
  if (type !== undefined && !hasType(place.value, type))
    return complain(walk, place, ["wrong-type", jsonType(place.value), [type]])
  if (type === "object") return followObject(walk, place, schema)
  if (type === "array") {
    const items = fieldsOf(schema["items"])
    return listOf(place.value).forEach((item, index) => follow(walk, inside(place, index, item), items))
  }
  checkLimits(walk, place, schema)
}

const referenceOf = (schema: JsonSchema): string | undefined => textOf(schema["$ref"])?.replace("#/definitions/", "")

function hasType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value)
  return jsonType(value) === type
}

function checkChoice(walk: Walk, place: Place, choices: readonly unknown[]): void {
  const isWord = walk.document.kind === "sheet" && place.pointer.endsWith("/style")
  if (!choices.some((choice) => sameJson(choice, place.value)) && !isWord)
    complain(walk, place, ["not-allowed", shown(place.value), choices.map(shown)])
}

function checkLimits(walk: Walk, place: Place, schema: JsonSchema): void {
  const { value } = place
  const pattern = textOf(schema["pattern"])
  if (pattern !== undefined && typeof value === "string" && !new RegExp(pattern, "u").test(value))
    complain(walk, place, ["not-allowed", shown(value), [pattern]])
  const least = schema["minimum"]
  const most = schema["maximum"]
  const outside =
    typeof value === "number" &&
    ((typeof least === "number" && value < least) || (typeof most === "number" && value > most))
  if (outside) complain(walk, place, ["not-allowed", shown(value), [`${shown(least ?? "")}..${shown(most ?? "")}`]])
}

/** Of several shapes, the first that looks like the value is meant. */
function followOne(walk: Walk, place: Place, alternatives: readonly JsonSchema[]): void {
  const meant = alternatives.find((schema) => looksLike(place.value, schema))
  if (meant !== undefined) return follow(walk, place, meant)
  const choices = alternatives.flatMap((schema) => listOf(schema["enum"]).map(shown))
  complain(walk, place, ["nothing-fits", shown(place.value), choices])
}

const textReferences: ReadonlySet<string> = new Set([
  "text",
  "rich",
  "format",
  "target",
  "link",
  "form",
  "call",
  "sheet",
  "codes",
  "icon",
  "illustration",
])
const listReferences: ReadonlySet<string> = new Set(["actions", "blocks", "template"])

function looksLike(value: unknown, schema: JsonSchema): boolean {
  const reference = referenceOf(schema)
  if (reference === "condition") return isFields(value)
  if (reference !== undefined && listReferences.has(reference)) return Array.isArray(value)
  if (reference !== undefined) return !textReferences.has(reference) || typeof value === "string"
  if (Array.isArray(schema["enum"])) return schema["enum"].some((choice) => sameJson(choice, value))
  const alternatives = listOf(schema["anyOf"]).filter(isFields)
  if (alternatives.length > 0) return alternatives.some((alternative) => looksLike(value, alternative))
  const type = textOf(schema["type"])
  if (type !== undefined && !hasType(value, type)) return false
  return textsOf(schema["required"]).every((name) => Object.hasOwn(fieldsOf(value), name))
}

export function followObject(walk: Walk, place: Place, schema: JsonSchema): void {
  const value = fieldsOf(place.value)
  const properties = fieldsOf(schema["properties"])
  const additional = schema["additionalProperties"]
  for (const name of textsOf(schema["required"])) {
    if (!Object.hasOwn(value, name)) complain(walk, place, ["property-missing", name, []])
  }
  const scoped = withItem(place, properties)
  noteFormats(walk, place, properties)
  noteKey(walk, place, properties)
  for (const [name, child] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? fieldsOf(properties[name]) : undefined
    const next = inside(own !== undefined && referenceOf(own) === "template" ? scoped : place, name, child)
    if (own !== undefined) follow(walk, next, own)
    else if (isFields(additional)) follow(walk, next, additional)
    else if (additional === false) complain(walk, next, ["property-unknown", name, Object.keys(properties)])
  }
}

/** Templates see `$item` and `$index`; the item has the type of what `items` beside it lists. */
function withItem(place: Place, properties: Readonly<Record<string, unknown>>): Place {
  const hasTemplate = Object.values(properties).some((schema) => referenceOf(fieldsOf(schema)) === "template")
  if (!hasTemplate) return place
  const items = fieldsOf(place.value)["items"]
  const reading = typeof items === "string" ? readValuePath(place.scope, items) : undefined
  const item = reading?.kind === "known" ? fieldsOf(reading.schema["items"]) : anything
  return { ...place, scope: place.scope.with({ item, index: { type: "integer" } }) }
}

/** `format` belongs to `value` or `amount`, `subFormat` to `sub`. */
function noteFormats(walk: Walk, place: Place, properties: Readonly<Record<string, unknown>>): void {
  const value = fieldsOf(place.value)
  for (const [name, schema] of Object.entries(properties)) {
    const format = value[name]
    if (referenceOf(fieldsOf(schema)) !== "format" || typeof format !== "string") continue
    const owners = name === "format" ? ["value", "amount"] : [name.replace(/Format$/, "")]
    const owner = owners.find((candidate) => Object.hasOwn(value, candidate))
    if (owner !== undefined) note(walk, inside(place, name, format), ["formatted", { format, value: value[owner] }])
  }
}

function noteKey(walk: Walk, place: Place, properties: Readonly<Record<string, unknown>>): void {
  const { key } = fieldsOf(place.value)
  if (typeof key === "string" && (Object.hasOwn(properties, "key") || Object.hasOwn(properties, "widget"))) {
    note(walk, inside(place, "key", key), ["key", { key, ofAction: place.definition?.kind === "action" }])
  }
}
