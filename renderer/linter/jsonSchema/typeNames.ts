import type { Json } from "../../model/documents"
import { suggestion } from "../nearest"

/** What `type` may say. */
const typeNames: readonly string[] = ["string", "number", "integer", "boolean", "object", "array", "null"]

export const isTypeName = (name: Json): boolean => typeof name === "string" && typeNames.includes(name)

/** What other languages call them. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ...["text", "str", "varchar", "char", "date"].map((name) => [name, "string"] as const),
  ...["int", "long", "bigint"].map((name) => [name, "integer"] as const),
  ...["float", "double", "decimal", "numeric"].map((name) => [name, "number"] as const),
  ...["bool", "flag"].map((name) => [name, "boolean"] as const),
  ...["list"].map((name) => [name, "array"] as const),
  ...["map", "dict", "record"].map((name) => [name, "object"] as const),
])

/** What the sentence about a type needs that is none. All of them stand in its hint. */
export function unknownType(name: string): { readonly name: string; readonly nearest?: string } {
  const meant = elsewhere.get(name.toLowerCase())
  return { name, ...(meant === undefined ? suggestion(name, typeNames) : { nearest: meant }) }
}
