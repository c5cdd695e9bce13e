import { isRecord, parseJson } from "../../../domain/json"
import type { Mutation } from "../choose"
import { placeOf } from "./place"
import { type Contents, sharedAt } from "./shared"

/** What no control answers, whatever a form's schema says of it: an empty text, the same choice twice, a choice that is no text. */
export function isNeverAnswered({ pointer, before, after, text }: Mutation, contents: Contents): boolean {
  const { keys, around } = placeOf({ pointer, text })
  const [key, schema] = [keys.at(-1), around.at(-1)]
  const lengths = [before, after].map((one) => parseJson(one) ?? 0)
  if (key === "minLength") return lengths.every((one) => one === 0 || one === 1)
  if (key === "$ref" && after === "" && keys[0] === "schema")
    return isList(sharedAt(String(parseJson(before)), contents)) && isChosen(around[0], keys.at(-2))
  if (!isRecord(schema)) return false
  const { items, enum: listed } = schema
  if (key === "type" && before === '"string"' && after === "")
    return Array.isArray(listed) && listed.every((one) => typeof one === "string")
  return key === "uniqueItems" && isRecord(items) && items["type"] === "string"
}

/** A schema that says which texts there are, and nothing else. */
const isList = (schema: unknown): boolean =>
  isRecord(schema) &&
  Object.keys(schema).every((name) => /^(type|enum|personal)$/.test(name)) &&
  schema["type"] === "string"

/** Whether every question for a value of a form has a list of texts to choose from: that all of them are allowed is checked. */
function isChosen(document: unknown, name: string | undefined): boolean {
  const fields = isRecord(document) ? fieldsOf(document["ui"], name) : []
  return fields.length > 0 && fields.every(({ options }) => Array.isArray(options) && options.every(isOfText))
}

const isOfText = (option: unknown): boolean => isRecord(option) && typeof option["value"] === "string"

function fieldsOf(node: unknown, name: string | undefined): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap((part: unknown) => fieldsOf(part, name))
  if (!isRecord(node)) return []
  return [...(node["field"] === name ? [node] : []), ...Object.values(node).flatMap((part) => fieldsOf(part, name))]
}
