import {
  error,
  filledTypesOf,
  firstMismatch,
  isPath,
  isText,
  isTypeName,
  type Json,
  parseOperator,
  schemaOfWritten,
  type Schema,
  schemaReader,
  shown,
  typesOf,
} from "../../kit"
import { givenInputs } from "./givenInputs"

/** Why the request refuses what is written out; tokens are filled in later. */
function mismatchOf(value: Json, wanted: Schema | undefined) {
  const isPlain = isText(value)
    ? !value.startsWith("$") && !value.includes("{{")
    : typeof value === "number" || typeof value === "boolean"
  if (wanted === undefined || !isPlain) return undefined
  const found = firstMismatch(wanted, value)
  return found === undefined ? undefined : { keyword: found.keyword, detail: found.detail }
}

export const inputType = error("input-type", "Inputs have the type that the request asks for.", function* (context) {
  for (const { document, pointer, scope, call, request, name, value } of givenInputs(context)) {
    const wrong = mismatchOf(value, request.properties?.[name])
    if (wrong !== undefined)
      yield { document, pointer, values: { call: call.id, name, literal: shown(value), ...wrong } }
    const isRead = isPath(value) || parseOperator(value) !== undefined
    const schema = isRead ? schemaOfWritten(value, schemaReader(scope)) : undefined
    const found = schema === undefined ? [] : filledTypesOf(schema).filter(isTypeName)
    const wanted = [...typesOf(request.properties?.[name] ?? {})].filter(isTypeName)
    if (found.length > 0 && wanted.length > 0 && !found.some((type) => wanted.includes(type)))
      yield { document, pointer, values: { call: call.id, name, found, wanted } }
  }
})
