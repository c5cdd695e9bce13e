import type { JsonSchema } from "../../model/documents"
import { isRecord } from "../../model/json"

function atPointer(root: JsonSchema, pointer: string): JsonSchema {
  let node: unknown = root
  for (const segment of pointer.split("/").slice(1)) {
    const key = decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~")
    node = isRecord(node) && Object.hasOwn(node, key) ? node[key] : undefined
  }
  return isRecord(node) ? node : {}
}

/** The schema itself, with a local `$ref` followed. */
export function followReference(schema: unknown, root: JsonSchema): JsonSchema {
  let found = isRecord(schema) ? schema : {}
  for (let hops = 0; hops < 8 && typeof found["$ref"] === "string"; hops++) {
    found = found["$ref"].startsWith("#") ? atPointer(root, found["$ref"]) : {}
  }
  return found
}

/** Schema of a property; empty where the form's schema does not name it. */
export function propertySchema(schema: JsonSchema, name: string, root: JsonSchema): JsonSchema {
  const properties = schema["properties"]
  return followReference(isRecord(properties) && Object.hasOwn(properties, name) ? properties[name] : {}, root)
}

/** Schema of the items of a list, local references followed. */
export const itemSchema = (schema: JsonSchema, root: JsonSchema): JsonSchema => followReference(schema["items"], root)

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
