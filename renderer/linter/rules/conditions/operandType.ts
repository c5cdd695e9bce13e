import { conditionLeaves, error, firstMismatch, isPath, isText, readsAsNumber, shown } from "../../kit"
import { acceptedTypes, operandsOf, type OperandUse } from "./operands"

/** Of the type that is asked for, but not written as such: a duration without its P. */
const isWrongLiteral = ({ value, operand }: OperandUse): boolean =>
  operand?.literal !== undefined && !isPath(value) && firstMismatch(operand.literal, value) !== undefined

const decimalText = /^-?\d{1,40}(\.\d{1,40})?$/

/** A text where a number is asked for, of which nothing says that it reads as one. */
function isNoNumber({ value, schema, operand, types }: OperandUse): boolean {
  if (operand?.types.includes("decimal") !== true || operand.types.length > 1) return false
  if (!types.has("string") || types.has("number")) return false
  if (isText(value) && !isPath(value)) return !decimalText.test(value)
  return !readsAsNumber(schema ?? {})
}

/** The number that is written with commas or in full width. */
function asNumber({ value, operand }: OperandUse): { readonly meant?: number } {
  const text = isText(value) && operand?.types.includes("decimal") === true ? value.normalize("NFKC") : ""
  return /^-?\d{1,3}(?:,?\d{3})*(?:\.\d+)?$/.test(text) ? { meant: Number(text.replaceAll(",", "")) } : {}
}

export const operandType = error(
  "operand-type",
  "Operands have a type that makes sense for the operator.",
  function* (context) {
    for (const use of conditionLeaves(context)) {
      for (const operand of operandsOf(use)) {
        const wanted = acceptedTypes(operand)
        const found =
          isWrongLiteral(operand) || isNoNumber(operand)
            ? ["literal"]
            : [...operand.types].filter((type) => type !== "null")
        if (wanted.length === 0 || found.length === 0 || found.some((type) => wanted.includes(type))) continue
        yield {
          document: use.document,
          pointer: operand.pointer,
          values: { operator: use.leaf.name, operand: shown(operand.value), found, wanted, ...asNumber(operand) },
        }
      }
    }
  },
)
