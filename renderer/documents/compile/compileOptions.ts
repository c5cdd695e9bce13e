import type { JsonSchema } from "../../language/documents"
import { pointerSegment } from "../load/lines"
import { fitOf } from "./branch"
import { compileActions, compileBlocks } from "./compileBlock"
import { compileCondition } from "./compileCondition"
import { compileRich, compileText } from "./compileText"
import { compileValue, parsePath } from "./compileValue"
import { type CompileContext, isRecord, toRecord, toText } from "./context"

/** Options of a word, tagged; what the word does not declare is left out. */
export function compileOptions(
  schema: JsonSchema,
  source: unknown,
  context: CompileContext,
  pointer: string,
): Readonly<Record<string, unknown>> {
  return toRecord(compileOption(schema, toRecord(source), context, pointer))
}

/** Walks a value along the schema of its option: references say what becomes a node, everything else stays literal. */
function compileOption(schema: unknown, value: unknown, context: CompileContext, pointer: string): unknown {
  const { $ref, anyOf, oneOf, properties, additionalProperties, items } = toRecord(schema)
  if (typeof $ref === "string") return compileReference($ref.slice("#/definitions/".length), value, context, pointer)
  const branches = anyOf ?? oneOf
  if (Array.isArray(branches)) return compileOption(bestBranch(branches, value), value, context, pointer)
  if (isRecord(value) && (properties ?? additionalProperties) !== undefined)
    return compileObject(toRecord(schema), value, context, pointer)
  if (Array.isArray(value) && items !== undefined) {
    return value.map((item, index) =>
      compileOption(Array.isArray(items) ? items[index] : items, item, context, pointer + pointerSegment(index)),
    )
  }
  return value
}

function compileObject(
  schema: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  context: CompileContext,
  pointer: string,
) {
  const properties = toRecord(schema["properties"])
  const others = schema["additionalProperties"]
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const declared = Object.hasOwn(properties, key) ? properties[key] : others
    return declared === false || declared === undefined
      ? []
      : [[key, compileOption(declared, item, context, pointer + pointerSegment(key))] as const]
  })
  return Object.fromEntries(entries)
}

function bestBranch(branches: readonly unknown[], value: unknown): unknown {
  const fits = branches.map((branch) => fitOf(branch, value))
  return branches[fits.indexOf(Math.max(...fits))]
}

function compileReference(name: string, value: unknown, context: CompileContext, pointer: string): unknown {
  const { tokens, needs } = context
  if (name === "text") return typeof value === "string" ? compileText(value, tokens) : value
  if (name === "rich") return typeof value === "string" ? compileRich(value, tokens) : value
  if (name === "value") return compileValue(value, tokens)
  if (name === "condition") return { "@when": compileCondition(value, context) }
  if (name === "actions") return { "@do": compileActions(value, context, pointer) }
  if (name === "blocks") return { "@blocks": compileBlocks(value, context, pointer) }
  if (name === "template") return { "@template": compileBlocks(value, context, pointer) }
  if (name === "form") needs.forms.add(toText(value))
  if (name === "call") needs.calls.add(toText(value))
  if (name === "sheet") needs.sheets.add(toText(value))
  return typeof value === "string" && parsePath(value) ? compileValue(value, tokens) : value
}
