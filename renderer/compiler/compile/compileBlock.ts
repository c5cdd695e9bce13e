import type { CompiledAction, CompiledBlock } from "../../model/compiled"
import type { JsonSchema } from "../../model/documents"
import { pointerSegment } from "../load/lines"
import { fitOf } from "./branch"
import { compileCondition, compileOptionalCondition } from "./compileCondition"
import { compileRich, compileText } from "./compileText"
import { compileValue, parsePath } from "./compileValue"
import { noteFormat } from "./codesOfTexts"
import { anyPart, type CompileContext, isRecord, mapRecord, toList, toRecord, toText, withoutGaps } from "./context"

export function compileBlocks(source: unknown, context: CompileContext, pointer: string): readonly CompiledBlock[] {
  return toList(source).map((block, index) => compileBlock(block, context, pointer + pointerSegment(index)))
}

/** A block with an unknown name keeps its place, without options: it is drawn as a placeholder and reported. */
export function compileBlock(source: unknown, context: CompileContext, pointer: string): CompiledBlock {
  const { widget, key, when, ...options } = toRecord(source)
  const name = toText(widget)
  const definition = context.definition("widget", name)
  if (definition) context.needs.widgets.add(name)
  return withoutGaps({
    widget: name,
    key: typeof key === "string" ? key : undefined,
    at: `${context.file}#${pointer}`,
    when: compileOptionalCondition(when, context),
    options: definition ? compileOptions(definition.options, options, context, pointer) : {},
  })
}

export function compileActions(source: unknown, context: CompileContext, pointer: string): readonly CompiledAction[] {
  const list = Array.isArray(source) ? source : source === undefined || source === null ? [] : [source]
  return list.map((action, index) => compileAction(action, context, pointer + pointerSegment(index)))
}

function compileAction(source: unknown, context: CompileContext, pointer: string): CompiledAction {
  const { do: name, when, on, ...options } = toRecord(source)
  const definition = context.definition("action", toText(name))
  return withoutGaps({
    do: toText(name),
    when: compileOptionalCondition(when, context),
    options: definition ? compileOptions(definition.options, options, context, pointer) : {},
    on: on === undefined ? undefined : compileBranches(on, context, `${pointer}/on`),
  })
}

/** Actions by outcome or business code. */
export function compileBranches(
  source: unknown,
  context: CompileContext,
  pointer: string,
): Readonly<Record<string, readonly CompiledAction[]>> {
  return mapRecord(source, (actions, outcome) => compileActions(actions, context, pointer + pointerSegment(outcome)))
}

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
  if (name === "icon") needs.icons.add(partName(value))
  if (name === "illustration") needs.illustrations.add(partName(value))
  if (name === "format") noteFormat(value, context)
  return typeof value === "string" && parsePath(value) ? compileValue(value, tokens) : value
}

/** The word itself, or any where a path leads to it. */
const partName = (value: unknown): string => (typeof value === "string" && !parsePath(value) ? value : anyPart)
