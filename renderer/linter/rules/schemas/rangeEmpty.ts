import { error, schemasIn, within } from "../../kit"

const pairs = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["exclusiveMinimum", "exclusiveMaximum"],
] as const

export const rangeEmpty = error("range-empty", "Lower limits are not above upper ones.", function* (context) {
  for (const { document, schema, pointer } of schemasIn(context)) {
    for (const [low, high] of pairs) {
      const [min, max] = [schema[low], schema[high]]
      if (typeof min === "number" && typeof max === "number" && min > max)
        yield { document, pointer: within(pointer, low), values: { low, high, min, max } }
    }
  }
})
