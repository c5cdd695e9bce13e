import {
  derive,
  schemaOfWritten,
  schemaReader,
  seen,
  type Json,
  type LoadedDocument,
  type Schema,
  parseOperator,
  type WrittenOperand,
  type WrittenOperator,
} from "../../kit"

export interface OperandUse extends WrittenOperand {
  readonly schema: Schema
}

export interface OperatorUse {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly operator: WrittenOperator
  readonly operands: readonly OperandUse[]
  readonly value: Json
}

/** Every operator of a value, with what is known of its operands. */
export const operatorUses = derive((view): readonly OperatorUse[] =>
  seen(view, "operator").flatMap(({ document, pointer, value, scope }) => {
    const operator = parseOperator(value, pointer)
    if (operator === undefined) return []
    const read = schemaReader(scope)
    const operands = operator.operands.map((operand) => ({ ...operand, schema: schemaOfWritten(operand.value, read) }))
    return [{ document, pointer, operator, operands, value }]
  }),
)
