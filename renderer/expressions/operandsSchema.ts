import type { JsonSchema } from "../model/documents"
import { option } from "../model/definitions"
import type { Operand, Operator } from "./operator"

const reference = { $ref: "#/definitions/condition" } as const

const schemaOf = ({ types, literal }: Operand): JsonSchema => {
  if (types[0] === "condition") return reference
  return literal ? { anyOf: [{ type: "string", pattern: "^\\$" }, literal] } : option.value
}

/** JSON Schema of the operand list of one operator; `not` takes its condition without a list. */
export function operandsSchema({ operands, repeats }: Operator): JsonSchema {
  const items = operands.map(schemaOf)
  if (!repeats && items[0] === reference) return reference
  const minItems = operands.filter(({ optional }) => !optional).length
  return repeats
    ? { type: "array", items: items.at(-1) ?? option.value, minItems }
    : { type: "array", items, additionalItems: false, minItems, maxItems: items.length }
}
