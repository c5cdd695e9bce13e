import type { Json, JsonSchema } from "../../model/documents"
import { isList, isRecord } from "../../model/json"
import { valueAt } from "../../model/pointer"

/** The schema itself, with a local `$ref` followed. */
export function followReference(schema: JsonSchema | undefined, root: JsonSchema): JsonSchema {
  let found = schema ?? {}
  for (let hops = 0; hops < 8 && found.$ref !== undefined; hops++) {
    const target: Json | undefined = found.$ref.startsWith("#")
      ? valueAt(root, decodeURIComponent(found.$ref.slice(1)))
      : undefined
    found = isRecord(target) ? target : {}
  }
  return found
}

/** Schema of a property; empty where the form's schema does not name it. */
export const propertySchema = ({ properties = {} }: JsonSchema, name: string, root: JsonSchema): JsonSchema =>
  followReference(Object.hasOwn(properties, name) ? properties[name] : undefined, root)

/** Schema of the items of a list, local references followed. */
export const itemSchema = ({ items }: JsonSchema, root: JsonSchema): JsonSchema =>
  followReference(isList(items) ? undefined : items, root)

/** True where the schema allows the JSON type. */
export function hasType(schema: JsonSchema, type: string): boolean {
  const own = schema["type"]
  return own === type || (Array.isArray(own) && own.includes(type))
}

/** `default`, but never for a `const`: a consent is given by a person. */
export const schemaDefault = (schema: JsonSchema): unknown =>
  Object.hasOwn(schema, "const") ? undefined : schema["default"]

/** A numeric limit of a schema (`maxItems`, `minLength` ...); undefined where it has none. */
export const limitOf = (schema: JsonSchema, keyword: string): number | undefined => {
  const limit = schema[keyword]
  return typeof limit === "number" ? limit : undefined
}
