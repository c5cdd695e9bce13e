/** Values as documents write them: literals, `$paths`, and operators with their operands. */
import { operatorIn, type ValueDefinition } from "../../expressions/values/definitions"
import type { Json } from "../../model/documents"
import { isList } from "../../model/json"
import { valueAt, within } from "../../model/pointer"

export interface WrittenOperand {
  readonly name: string
  /** Undefined where the document gives none. */
  readonly value: Json | undefined
  readonly pointer: string
  /** Its place in the declaration; beyond the last, the last. */
  readonly index: number
}

/** An object that is one operator with its operands. */
export interface WrittenOperator {
  readonly name: string
  readonly definition: ValueDefinition
  readonly operands: readonly WrittenOperand[]
}

/** Undefined for an object that is no operator of the table. */
export function parseOperator(value: Json, pointer = ""): WrittenOperator | undefined {
  const operator = operatorIn(value)
  if (operator === undefined) return undefined
  const { name, definition, given } = operator
  return { name, definition, operands: operandsOf(given, definition, within(pointer, name)) }
}

function operandsOf(given: Json, { named, operands }: ValueDefinition, pointer: string): readonly WrittenOperand[] {
  if (named && operands.some(({ name }) => name === "fields"))
    return [{ name: "fields", value: given, pointer, index: 0 }]
  if (named)
    return operands.map(({ name }, index) => ({
      name,
      value: valueAt(given, within("", name)),
      pointer: within(pointer, name),
      index,
    }))
  const list = isList<Json>(given) ? given : [given]
  return list.map((value, place) => {
    const index = Math.min(place, operands.length - 1)
    return {
      name: operands[index]?.name ?? "",
      value,
      pointer: isList(given) ? within(pointer, place) : pointer,
      index,
    }
  })
}

export const isConditionOperand = ({ definition }: WrittenOperator, { index }: WrittenOperand): boolean =>
  definition.operands[index]?.types[0] === "condition"

/**
 * How an operator stands among the operands of a condition: like a path whose schema is that of its result, so that all that
 * is known of paths holds for it.
 */
export const toOpaquePath = (value: Json): string => `$@${JSON.stringify(value)}`

/** The operator behind such a path. */
export const fromOpaquePath = (path: string): Json | undefined =>
  path.startsWith("$@{") ? (JSON.parse(path.slice(2)) as Json) : undefined
