import type { LoadedDocument } from "../../compiler"
/** Makes a document whose shape is broken one that rules can read: what is wrong is taken out, what is missing left empty. */
import type { Json } from "../../model/documents"
import { isList, isObject, maxDepth } from "../../model/json"
import { segmentsOf, valueAt, within } from "../../model/pointer"
import type { Schema } from "../jsonSchema/schema"
import { followed } from "./definitions"
import { isOfSchema, placeOf } from "./toProblems"
import type { ShapeError } from "./validators"

export interface Repaired {
  readonly content: Json
  /** Places about which nothing more is said. */
  readonly places: readonly string[]
}

type Holder = Record<string, Json>

/** Repairs what these errors speak of; that may uncover others. */
export function repair(document: LoadedDocument, content: Json, errors: readonly ShapeError[]): Repaired {
  const copy = structuredClone(content)
  const places = errors.map((error) => {
    const place = repairedPlace(error)
    change(copy, place, (holder, name) => repairEntry(holder, name, { error, isOfSchema: isOfSchema(document, error) }))
    return place
  })
  return { content: copy, places }
}

const repairedPlace = (error: ShapeError): string =>
  error.keyword === "required" ? within(error.instancePath, error.params["missingProperty"]) : placeOf(error)

interface Repair {
  readonly error: ShapeError
  /** Stands in a JSON Schema, which says less without a keyword. */
  readonly isOfSchema: boolean
}

/** What nobody knows goes; anything else is left empty, so that what names it still finds it. */
function repairEntry(holder: Holder, name: string, { error, isOfSchema }: Repair): void {
  const { keyword, parentSchema } = error
  const isMap = [parentSchema.type ?? []].flat().includes("object")
  if (keyword === "required") holder[name] ??= emptyOf(parentSchema.properties?.[name] ?? {})
  else if (isOfSchema && Array.isArray(holder)) holder.splice(Number(name), 1)
  else if (keyword === "additionalProperties" || (isOfSchema && !isMap)) delete holder[name]
  else holder[name] = onlyItem(holder[name], isMap) ?? emptyOf(parentSchema)
}

/** What stands in brackets too many. */
const onlyItem = (value: Json | undefined, isMap: boolean): Json | undefined =>
  isMap && isList(value) && value.length === 1 && isObject(value[0]) ? value[0] : undefined

function change(content: Json, place: string, edit: (holder: Holder, name: string) => void): void {
  const [name, ...above] = segmentsOf(place).toReversed()
  const holder = valueAt(content, within("", ...above.toReversed()))
  if (name !== undefined && typeof holder === "object" && holder !== null) edit(holder as Holder, name)
}

/** Texts of which one has nearly every pattern. */
const texts = ["", "$x", "x", "0"]

/** The least that a shape allows. */
export function emptyOf(schema: Schema): Json {
  const { type = [], properties = {}, required = [], anyOf: [first] = [], ...rest } = followed(schema)
  if (first !== undefined) return emptyOf(first)
  if (rest.const !== undefined) return rest.const
  if (rest.enum !== undefined) return rest.enum[0] ?? null
  switch ([type].flat()[0]) {
    case "array":
      return []
    case "boolean":
      return false
    case "integer":
    case "number":
      return rest.minimum ?? 0
    case "object":
      return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {})]))
    case "string":
      return texts.find((text) => new RegExp(rest.pattern ?? "", "u").test(text)) ?? ""
    default:
      return null
  }
}

/** Whether something is nested deeper than people could read. */
export const isTooDeep = (value: Json, depth = 0): boolean =>
  typeof value === "object" &&
  value !== null &&
  (depth > maxDepth || Object.values<Json>(value).some((child) => isTooDeep(child, depth + 1)))

/** Without what is too deep, and the places that held it. */
export function cut(value: Json): Repaired {
  const places = new Set<string>()
  const cutBelow = (part: Json, pointer: string, depth: number): Json => {
    if (typeof part !== "object" || part === null) return part
    const entries = Object.entries<Json>(part).filter(
      ([, child]) => depth < maxDepth || typeof child !== "object" || child === null,
    )
    if (entries.length < Object.keys(part).length) places.add(pointer)
    const kept = entries.map(([name, child]) => [name, cutBelow(child, within(pointer, name), depth + 1)] as const)
    return Array.isArray(part) ? kept.map(([, child]) => child) : Object.fromEntries(kept)
  }
  return { content: cutBelow(value, "", 0), places: [...places] }
}
