import type { JsonSchema } from "../../model/documents"
import type { Operand, OperandType } from "../../expressions/operator"
import { sameJson, shown, within } from "../json"
import { error, warning, type Breach, type Context, type Rule } from "../rule"
import { allowedValues, jsonType, typesOf } from "../schemas"
import { conditionLeaves, conditionParts, formatUses, schemaReader, textParts, type LeafUse } from "../uses"

const jsonTypes: Readonly<Record<OperandType, readonly string[]>> = {
  any: [],
  number: ["number"],
  integer: ["number"],
  text: ["string"],
  boolean: ["boolean"],
  date: ["string"],
  duration: ["string", "number"],
  list: ["array"],
  condition: ["object"],
}

const isPath = (operand: unknown): operand is string => typeof operand === "string" && operand.startsWith("$")

interface OperandUse {
  readonly value: unknown
  readonly pointer: string
  readonly operand: Operand | undefined
  readonly schema: JsonSchema | undefined
  readonly types: ReadonlySet<string>
}

function operandsOf({ leaf, scope }: LeafUse): readonly OperandUse[] {
  const read = schemaReader(scope)
  return leaf.operands.map((value, index) => {
    const schema = isPath(value) ? read(value) : undefined
    const operand =
      leaf.operator.operands[index] ?? (leaf.operator.repeats === true ? leaf.operator.operands.at(-1) : undefined)
    const types = isPath(value) ? typesOf(schema ?? {}) : new Set([jsonType(value)])
    return { value, pointer: within(leaf.pointer, index), operand, schema, types }
  })
}

/** Types that the operand may have; empty where every type is fine. */
const acceptedBy = ({ operand }: OperandUse): readonly string[] => {
  const types = operand?.types ?? []
  return types.includes("any") ? [] : types.flatMap((type) => jsonTypes[type])
}

function* operandBreaches(
  context: Context,
  judge: (use: LeafUse) => Iterable<Omit<Breach, "document">>,
): Iterable<Breach> {
  for (const use of conditionLeaves(context))
    for (const breach of judge(use)) yield { document: use.document, ...breach }
}

function* wrongTypes(use: LeafUse): Iterable<Omit<Breach, "document">> {
  for (const operand of operandsOf(use)) {
    const accepted = acceptedBy(operand)
    const known = [...operand.types].filter((type) => type !== "null")
    if (accepted.length === 0 || known.length === 0 || known.some((type) => accepted.includes(type))) continue
    yield {
      pointer: operand.pointer,
      values: { operator: use.leaf.name, operand: shown(operand.value), found: known, wanted: accepted },
    }
  }
}

/** Comparisons of a path with literals: the path's schema and the literals it is measured against. */
function* comparisons(use: LeafUse): Iterable<{
  readonly schema: JsonSchema
  readonly path: string
  readonly literal: unknown
  readonly pointer: string
}> {
  const [first, second] = operandsOf(use)
  if (first === undefined || second === undefined) return
  const [path, other] = isPath(first.value) ? [first, second] : [second, first]
  if (path.schema === undefined || isPath(other.value)) return
  const base = { path: String(path.value), pointer: other.pointer }
  const { name } = use.leaf
  if (name === "is" || name === "isNot") yield { ...base, schema: path.schema, literal: other.value }
  const list = Array.isArray(other.value) ? other.value : []
  if (name === "in" || name === "notIn") for (const literal of list) yield { ...base, schema: path.schema, literal }
  const items = path.schema["items"] as JsonSchema | undefined
  if (items === undefined) return
  if (name === "contains") yield { ...base, schema: items, literal: other.value }
  if (name === "containsAny" || name === "containsAll")
    for (const literal of list) yield { ...base, schema: items, literal }
}

function* outsideBreaches(use: LeafUse): Iterable<Omit<Breach, "document">> {
  for (const { schema, path, literal, pointer } of comparisons(use)) {
    if (isPath(literal) || literal === null) continue
    const allowed = allowedValues(schema)
    const types = typesOf(schema)
    const fitsType = types.size === 0 || types.has(jsonType(literal))
    if (allowed !== undefined ? allowed.some((value) => sameJson(value, literal)) : fitsType) continue
    yield { pointer, values: { path, literal: shown(literal), known: (allowed ?? [...types]).map(shown) } }
  }
}

function* countBreaches({ leaf }: LeafUse): Iterable<Omit<Breach, "document">> {
  const least = leaf.operator.operands.filter(({ optional }) => optional !== true).length
  const most = leaf.operator.repeats === true ? Number.POSITIVE_INFINITY : leaf.operator.operands.length
  const count = leaf.operands.length
  if (count < least || count > most)
    yield {
      pointer: leaf.pointer,
      values: { operator: leaf.name, count, least, most: Number.isFinite(most) ? most : "" },
    }
}

export const typeRules: readonly Rule[] = [
  error("condition-malformed", "A condition is one operator with its operands.", function* (context) {
    for (const {
      site: { document },
      part,
    } of conditionParts(context)) {
      if (part.kind === "malformed") yield { document, pointer: part.pointer, values: { reason: part.reason } }
    }
  }),
  error("group-empty", "`all`, `any` and `not` hold conditions.", function* (context) {
    for (const {
      site: { document },
      part,
    } of conditionParts(context)) {
      if (part.kind === "group" && part.parts.length === 0)
        yield { document, pointer: part.pointer, values: { operator: part.name } }
    }
  }),
  error("operand-count", "Operators get as many operands as they take.", (context) =>
    operandBreaches(context, countBreaches),
  ),
  error("operand-type", "Operands have a type that makes sense for the operator.", (context) =>
    operandBreaches(context, wrongTypes),
  ),
  error("comparison-outside", "A path is compared only with values that it can have.", (context) =>
    operandBreaches(context, outsideBreaches),
  ),
  error("format-type", "A format is used only for values that it can write.", function* (context) {
    for (const { document, pointer, format, reading } of formatUses(context)) {
      const accepts = context.vocabulary
        .find("format", format)
        ?.accepts?.map((type) => (type === "integer" ? "number" : type))
      if (accepts === undefined || reading?.kind !== "known") continue
      const found = [...typesOf(reading.schema)].filter((type) => type !== "null")
      if (found.length > 0 && !found.some((type) => accepts.includes(type)))
        yield { document, pointer, values: { format, found, wanted: accepts } }
    }
  }),
  warning("value-object", "Texts fill in single values, not lists or objects.", function* (context) {
    for (const { document, pointer, path, types } of bareTexts(context)) {
      if (types.length > 0 && types.every((type) => type === "object" || type === "array"))
        yield { document, pointer, values: { path } }
    }
  }),
]

function* bareTexts(context: Context) {
  for (const { site, part } of textParts(context)) {
    if (!("get" in part) || part.format !== undefined) continue
    const path = part.get.join(".")
    yield {
      document: site.document,
      pointer: site.pointer,
      path,
      types: [...typesOf(schemaReader(site.scope)(path) ?? {})],
    }
  }
}
