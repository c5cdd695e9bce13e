import { error, filledTypesOf, firstMismatch, isPath, parseOperator, shown, type Operand, type Json } from "../../kit"
import { acceptedTypes } from "../conditions/operands"
import { type OperandUse, operatorUses } from "./operatorUses"

export const valueOperandType = error(
  "value-operand-type",
  "Operands of values have a type that makes sense for the operator.",
  function* (context) {
    for (const { document, operator, operands } of operatorUses(context)) {
      for (const operand of operands) {
        const declared = operator.definition.operands[operand.index]
        if (declared === undefined || operand.value === undefined) continue
        const wanted = acceptedTypes({ operand: declared })
        const found = foundTypes(operand, declared, operand.value)
        if (found === undefined || wanted.length === 0 || found.some((type) => wanted.includes(type))) continue
        const values = { operator: operator.name, operand: shown(operand.value), found, wanted }
        yield { document, pointer: operand.pointer, values }
      }
    }
  },
)

/** Undefined where it is right, or where nobody can know. */
function foundTypes({ schema }: OperandUse, { types, literal }: Operand, value: Json): readonly string[] | undefined {
  if (types[0] === "condition") return undefined
  const isLiteral = !isPath(value) && parseOperator(value) === undefined
  if (literal && isLiteral) return firstMismatch(literal, value) === undefined ? undefined : ["literal"]
  const found = filledTypesOf(schema)
  return found.length === 0 ? undefined : found
}
