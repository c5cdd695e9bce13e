import { error, unknownName } from "../../kit"
import { givenInputs } from "./givenInputs"

export const inputUnknown = error("input-unknown", "Calls get only what their request knows.", function* (context) {
  for (const { document, pointer, call, request, name } of givenInputs(context)) {
    const { properties, additionalProperties = false } = request
    if (properties === undefined || additionalProperties !== false) continue
    const known = Object.keys(properties)
    if (!known.includes(name)) yield { document, pointer, values: { ...unknownName(name, known), call: call.id } }
  }
})
