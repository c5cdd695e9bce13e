/** JSON values, and small tools for records. */
import type { Json } from "./basics"
import { within } from "./pointer"

/** True for an object that is no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A JSON object. */
export type Fields = Readonly<Record<string, Json>>

export const isList = <Item>(value: Json | Item | readonly Item[] | undefined): value is readonly Item[] =>
  Array.isArray(value)

/** What was typed for convenience as the JSON that it is, where its form decides nothing. */
export const asJson = (document: object): Json => document as Json

/** A JSON object, where the value is known to be JSON. */
export const isObject = (value: Json | undefined): value is Fields =>
  typeof value === "object" && value !== null && !isList(value)

/** What an object holds; nothing where the value is none. */
export const propertiesIn = (value: Json | undefined): Fields => (isObject(value) ? value : {})

/** Type of a value as JSON Schema calls it; a whole number is an `integer`. */
export function schemaTypeOf(value: Json): string {
  if (value === null) return "null"
  if (isList(value)) return "array"
  return Number.isInteger(value) ? "integer" : typeof value
}

/** JSON with objects replaced: the value itself, or those of a list. */
export const mapObjects = (value: Json, replace: (object: Fields) => Json): Json =>
  isList(value) ? value.map((item) => mapObjects(item, replace)) : isObject(value) ? replace(value) : value

/** The object without its undefined properties, so that a compiled document says only what was written. */
export function withoutGaps<Shape extends object>(
  shape: Shape,
): { [Key in keyof Shape]: Exclude<Shape[Key], undefined> } {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Shape]: Exclude<Shape[Key], undefined>
  }
}

/** A record with every value replaced; nothing gives an empty one. */
export const mapRecord = <Value, Result, Key extends string = string>(
  record: Readonly<Record<Key, Value>> | undefined,
  replace: (value: Value, key: string) => Result,
) =>
  Object.fromEntries(Object.entries<Value>(record ?? {}).map(([key, value]) => [key, replace(value, key)])) as Readonly<
    Record<Key, Result>
  >

/** Whether an object of a document passes the test; stops at the first, and at the allowed depth. */
export function someObject(value: Json, test: (object: Fields) => boolean, depth = 0): boolean {
  if (depth > maxDepth || typeof value !== "object" || value === null) return false
  if (isObject(value) && test(value)) return true
  return Object.values<Json>(value).some((child) => someObject(child, test, depth + 1))
}

/** Documents nested deeper are refused before anything recurses into them. */
export const maxDepth = 60

/** Every object of a document with its place, parents first; stops at the allowed depth. */
export function objectsIn(root: Json, place = ""): readonly (readonly [Fields, string])[] {
  const found: (readonly [Fields, string])[] = []
  const walk = (value: Json, pointer: string, depth: number): void => {
    if (depth > maxDepth || typeof value !== "object" || value === null) return
    if (isObject(value)) found.push([value, pointer])
    // Every place of every document comes along here: a list of entries for each is what most memory went into.
    for (const name of Object.keys(value)) {
      const child = (value as Fields)[name]
      if (typeof child === "object" && child !== null) walk(child, within(pointer, name), depth + 1)
    }
  }
  walk(root, place, 0)
  return found
}
