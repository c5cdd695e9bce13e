import { error, type Fields, inEachSchema, schemasIn, sharedSchemas, within } from "../../kit"

const pairs = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["exclusiveMinimum", "exclusiveMaximum"],
] as const

const emptyRanges = (schema: Fields) =>
  pairs.flatMap(([low, high]) => {
    const [min, max] = [schema[low], schema[high]]
    const isEmpty = typeof min === "number" && typeof max === "number" && min > max
    return isEmpty ? [[low, { low, high, min, max }] as const] : []
  })

const emptyRangesIn = inEachSchema(emptyRanges)

export const rangeEmpty = error("range-empty", "Lower limits are not above upper ones.", function* (context) {
  for (const { document, schema, pointer } of schemasIn(context))
    for (const [low, values] of emptyRanges(schema)) yield { document, pointer: within(pointer, low), values }
  for (const { document, pointer, shared = "", values } of sharedSchemas(context, emptyRangesIn))
    yield { document, pointer, values: { ...values, shared } }
})
