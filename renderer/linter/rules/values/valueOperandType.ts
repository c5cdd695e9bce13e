import {
  type Context,
  dayKindOf,
  error,
  filledTypesOf,
  firstMismatch,
  isPath,
  isText,
  parseOperator,
  shown,
  type Operand,
} from "../../kit"
import { acceptedTypes } from "../conditions/operands"
import { unsignedValues } from "../paths/unsignedValues"
import { type OperandUse, operatorUses } from "./operatorUses"

export const valueOperandType = error(
  "value-operand-type",
  "Operands of values have a type that makes sense for the operator.",
  function* (context) {
    const unsigned = new Set(unsignedValues(context).map(({ document, pointer }) => `${document.file}#${pointer}`))
    for (const { document, operator, operands } of operatorUses(context)) {
      for (const operand of operands) {
        const { operands: known, repeats } = operator.definition
        const declared = known[operand.index] ?? (repeats ? known.at(-1) : undefined)
        if (declared === undefined || operand.value === undefined) continue
        // A path that lacks its sign is told as that.
        if (unsigned.has(`${document.file}#${operand.pointer}`)) continue
        const wanted = acceptedTypes({ operand: declared })
        const found = foundTypes(context, operand, declared)
        if (found === undefined || wanted.length === 0 || found.some((type) => wanted.includes(type))) continue
        const values = { operator: operator.name, operand: shown(operand.value), found, wanted }
        yield { document, pointer: operand.pointer, values }
      }
    }
  },
)

/** A text may stand for a number as long as it reads as one. */
const decimalText = { type: "string", pattern: "^-?\\d{1,40}(\\.\\d{1,40})?$" } as const

/** Undefined where it is right, or where nobody can know. */
function foundTypes(
  context: Context,
  { schema, value }: OperandUse,
  { types, literal }: Operand,
): readonly string[] | undefined {
  if (value === undefined || types[0] === "condition") return undefined
  const isLiteral = !isPath(value) && parseOperator(value) === undefined
  const asked = literal ?? (types[0] === "decimal" && isText(value) ? decimalText : undefined)
  if (asked && isLiteral) return firstMismatch(asked, value) === undefined ? undefined : ["literal"]
  const day = types[0] === "decimal" ? dayKindOf(context, schema) : undefined
  if (day !== undefined) return [day]
  const found = filledTypesOf(schema)
  return found.length === 0 ? undefined : found
}
