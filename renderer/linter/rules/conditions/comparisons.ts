import {
  allowedValues,
  isList,
  isPath,
  isText,
  type Json,
  jsonType,
  type LeafUse,
  same,
  type Schema,
  shown,
  typesOf,
} from "../../kit"
import { operandsOf } from "./operands"

export interface Comparison {
  readonly schema: Schema
  readonly path: string
  readonly literal: Json
  readonly pointer: string
}

/** A path against literals: its schema, and the literals that it is measured by. */
function comparisonsOf(use: LeafUse): readonly Comparison[] {
  const [first, second] = operandsOf(use)
  if (first === undefined || second === undefined) return []
  const [path, other] = isPath(first.value) ? [first, second] : [second, first]
  const { schema } = path
  if (schema === undefined || isPath(other.value)) return []
  const list: readonly Json[] = isList(other.value) ? other.value : []
  const against = (literals: readonly Json[], schema: Schema | undefined): readonly Comparison[] =>
    schema === undefined
      ? []
      : literals.map((literal) => ({ schema, path: String(path.value), literal, pointer: other.pointer }))
  switch (use.leaf.name) {
    case "is":
    case "isNot":
      return against([other.value], schema)
    case "in":
    case "notIn":
      return against(list, schema)
    case "contains":
      return against([other.value], schema.items)
    case "containsAny":
    case "containsAll":
      return against(list, schema.items)
    default:
      return []
  }
}

function isPossible({ schema, literal }: Comparison): boolean {
  const allowed = allowedValues(schema)
  if (allowed !== undefined) return allowed.some((value) => same(value, literal))
  const types = typesOf(schema)
  return types.size === 0 || types.has(jsonType(literal))
}

/** Comparisons with a literal that the value can never be. */
export const impossibleIn = (use: LeafUse): readonly Comparison[] =>
  comparisonsOf(use).filter(
    (comparison) => !isPath(comparison.literal) && comparison.literal !== null && !isPossible(comparison),
  )

/** `"1"` where it can be 1, or the other way round. */
const isOfOtherType = (schema: Schema, literal: Json): boolean =>
  (allowedValues(schema) ?? []).some((value) => shown(value) === shown(literal))

/** What the sentence about one needs. */
export const wordsOf = ({ schema, path, literal }: Comparison) => ({
  path,
  literal: shown(literal),
  ...(isOfOtherType(schema, literal) ? { otherType: true } : {}),
  ...(isText(schema["codes"]) ? { table: schema["codes"] } : {}),
  known: (allowedValues(schema) ?? [...typesOf(schema)]).map(shown),
})
