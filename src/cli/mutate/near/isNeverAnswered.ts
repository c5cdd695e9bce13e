import { isRecord, parseJson } from "../../../domain/json"
import type { Mutation } from "../choose"
import { placeOf } from "./place"
import { usersOf } from "./schemas"
import { type Contents, sharedAt } from "./shared"

type Field = Readonly<Record<string, unknown>>

/** What no control answers, whatever a form's schema says of it: an empty text, the same choice twice, a choice that is no text. */
export function isNeverAnswered(mutation: Mutation, contents: Contents): boolean {
  const { keys, around } = placeOf(mutation)
  const [key, schema] = [keys.at(-1), around.at(-1)]
  const [before, after] = [mutation.before, mutation.after].map((one) => parseJson(one))
  if (key === "minLength") return [before, after].every((one) => (one ?? 0) === 0 || one === 1)
  const fields = fieldsAsking(mutation, contents)
  const isEach = (is: (field: Field) => boolean) => fields.length > 0 && fields.every(is)
  if (key === "$ref" && after === undefined && keys[0] === "schema")
    return isList(sharedAt(String(before), contents)) && isEach(isOfTexts)
  if (!isRecord(schema)) return false
  const { items } = schema
  // Who was to answer with a text, does.
  if (key === "type" && before === "string" && after === undefined && isEach(() => true)) return true
  // What is required is not sent without an item.
  if (key === "minItems") return [before, after].every((one) => Number(one ?? 0) <= 1) && isEach(isRequired)
  if (key === "maxItems") return isEach((field) => most(field) <= Math.min(...[before, after].map(limitOf)))
  if (key === "items" && after === undefined) return isList(before) && isEach(isOfTexts)
  return key === "uniqueItems" && isRecord(items) && items["type"] === "string"
}

const limitOf = (limit: unknown): number => (typeof limit === "number" ? limit : Number.POSITIVE_INFINITY)

/** A schema that says which texts there are, and nothing else. */
const isList = (schema: unknown): boolean =>
  isRecord(schema) &&
  Object.keys(schema).every((name) => /^(type|enum|personal)$/.test(name)) &&
  schema["type"] === "string"

const isRequired = ({ required }: Field): boolean => required === true

/** A list of texts to choose from: that all of them are allowed is checked. */
const isOfTexts = ({ options }: Field): boolean => Array.isArray(options) && options.every(isOfText)

const isOfText = (option: unknown): boolean => isRecord(option) && typeof option["value"] === "string"

/** How many can be chosen at once; one that stands for all others goes with none. */
const most = ({ options }: Field): number =>
  Array.isArray(options)
    ? Math.max(1, options.filter((option) => isRecord(option) && option["exclusive"] !== true).length)
    : Number.POSITIVE_INFINITY

/** The questions whose answers a place of a form's schema is about, or one of a definition that schemas of forms share. */
function fieldsAsking(mutation: Mutation, contents: Contents): readonly Field[] {
  const { keys, around } = placeOf(mutation)
  if (keys[0] === "definitions" && keys.length === 3) {
    const reference = `/${mutation.file.split("/").at(-1)}#/definitions/${keys[1]}`
    return [...contents.values()].filter(isForm).flatMap(({ schema, ui }) => {
      const names = new Set(usersOf(schema, reference))
      return [...names].flatMap((name) => fieldsNamed(ui, name))
    })
  }
  const [document] = around
  return isRecord(document) ? fieldsNamed(document["ui"], keys.at(-2)) : []
}

const isForm = (document: unknown): document is Field => isRecord(document) && document["kind"] === "form"

function fieldsNamed(node: unknown, name: string | undefined): readonly Field[] {
  if (Array.isArray(node)) return node.flatMap((part: unknown) => fieldsNamed(part, name))
  if (!isRecord(node)) return []
  const isAsked = node["field"] === name && typeof node["widget"] === "string"
  return [...(isAsked ? [node] : []), ...Object.values(node).flatMap((part) => fieldsNamed(part, name))]
}
