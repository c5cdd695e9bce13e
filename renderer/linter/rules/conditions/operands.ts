import {
  anything,
  isPath,
  type Json,
  jsonType,
  type LeafUse,
  type Operand,
  type OperandType,
  type Schema,
  schemaReader,
  typesOf,
  within,
} from "../../kit"

export interface OperandUse {
  readonly value: Json
  readonly pointer: string
  /** What the operator says about it. */
  readonly operand: Operand | undefined
  /** Of the value at a path, where it is known. */
  readonly schema: Schema | undefined
  readonly types: ReadonlySet<string>
}

export function operandsOf({ leaf, scope }: LeafUse): readonly OperandUse[] {
  const { operands, repeats = false } = leaf.operator
  const read = schemaReader(scope)
  return leaf.operands.map((value, index) => {
    const schema = isPath(value) ? read(value) : undefined
    return {
      value,
      pointer: within(leaf.pointer, index),
      operand: operands[index] ?? (repeats ? operands.at(-1) : undefined),
      schema,
      types: isPath(value) ? typesOf(schema ?? anything) : new Set([jsonType(value)]),
    }
  })
}

const jsonTypes: Readonly<Record<OperandType, readonly string[]>> = {
  any: [],
  number: ["number"],
  decimal: ["number", "string", "object"],
  integer: ["number"],
  text: ["string"],
  boolean: ["boolean"],
  date: ["string"],
  duration: ["string", "number"],
  list: ["array"],
  condition: ["object"],
}

/** JSON types that an operand may have; empty where every type is fine. */
export const acceptedTypes = ({ operand }: Pick<OperandUse, "operand">): readonly string[] => {
  const types = operand?.types ?? []
  return types.includes("any") ? [] : types.flatMap((type) => jsonTypes[type])
}
