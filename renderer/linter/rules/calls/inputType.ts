import { error, filledTypesOf, isPath, parseOperator, schemaOfWritten, schemaReader, typesOf } from "../../kit"
import { givenInputs } from "./givenInputs"

export const inputType = error("input-type", "Inputs have the type that the request asks for.", function* (context) {
  for (const { document, pointer, scope, call, request, name, value } of givenInputs(context)) {
    const isRead = isPath(value) || parseOperator(value) !== undefined
    const schema = isRead ? schemaOfWritten(value, schemaReader(scope)) : undefined
    const found = schema === undefined ? [] : filledTypesOf(schema)
    const wanted = [...typesOf(request.properties?.[name] ?? {})]
    if (found.length > 0 && wanted.length > 0 && !found.some((type) => wanted.includes(type)))
      yield { document, pointer, values: { call: call.id, name, found, wanted } }
  }
})
