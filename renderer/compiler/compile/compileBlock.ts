import type { ActionsNode, CompiledAction, CompiledBlock, CompiledOptions, CompiledValue } from "../../model/compiled"
import type { Condition, Json, JsonSchema } from "../../model/basics"
import type { ActionSource, BlockSource, MarkSource } from "../../model/documents"
import { type Fields, isList, isObject, mapRecord, withoutGaps } from "../../model/json"
import { within } from "../../model/pointer"
import { bestBranch } from "./branch"
import { compileCondition, compileOptionalCondition, compileValue, parsePath } from "./compileValue"
import { addCodes, compileRich, compileText } from "./compileText"
import { anyPart, type CompileContext } from "./context"

export const compileBlocks = (
  blocks: readonly BlockSource[] = [],
  context: CompileContext,
  pointer: string,
): readonly CompiledBlock[] => blocks.map((block, index) => compileBlock(block, context, within(pointer, index)))

/** A block with an unknown name keeps its place, without options: it is drawn as a placeholder and reported. */
export function compileBlock(
  { widget, key, when, ...options }: BlockSource,
  context: CompileContext,
  pointer: string,
): CompiledBlock {
  const definition = context.definition("widget", widget)
  if (definition) context.needs.widgets.add(widget)
  const tapped = key === undefined ? undefined : definition?.tappedFor
  const given = tapped === undefined ? options : { ...options, [tapped]: options[tapped] ?? [] }
  const compiled = definition ? compileOptions(definition.options, given, context, pointer) : {}
  if (widget === "form") addFormUse(compiled, context)
  return withoutGaps({
    widget,
    key,
    at: `${context.file}#${pointer}`,
    when: compileOptionalCondition(when, context),
    options: compiled,
  })
}

function addFormUse({ form, into, initial }: CompiledOptions, { needs }: CompileContext): void {
  if (typeof form === "string" && typeof into === "string")
    needs.formUses.set(form, withoutGaps({ form, into: into.replace(/^\$/, ""), initial }))
}

/** Actions of a block that is tapped. */
function compileTap(actions: readonly ActionSource[], context: CompileContext, pointer: string): ActionsNode {
  const [first] = actions
  const isRecord = first?.when === undefined && context.definition("action", first?.do ?? "")?.unseen === true
  return { "@do": compileActions(actions, context, pointer), ...(isRecord ? { recorded: true } : {}) }
}

export const compileActions = (
  actions: readonly ActionSource[] = [],
  context: CompileContext,
  pointer: string,
): readonly CompiledAction[] => actions.map((action, index) => compileAction(action, context, within(pointer, index)))

function compileAction(
  { do: name, when, on, ...options }: ActionSource,
  context: CompileContext,
  pointer: string,
): CompiledAction {
  const definition = context.definition("action", name)
  return withoutGaps({
    do: name,
    when: compileOptionalCondition(when, context),
    options: definition ? compileOptions(definition.options, options, context, pointer) : {},
    on: on && compileBranches(on, context, `${pointer}/on`),
  })
}

/** Actions by outcome or business code. */
export const compileBranches = (
  branches: Readonly<Record<string, readonly ActionSource[]>> | undefined,
  context: CompileContext,
  pointer: string,
): Readonly<Record<string, readonly CompiledAction[]>> =>
  mapRecord(branches, (actions, outcome) => compileActions(actions, context, within(pointer, outcome)))

/** Options of a definition, tagged; what is not declared is left out. */
export const compileOptions = (
  schema: JsonSchema,
  options: Fields,
  context: CompileContext,
  pointer: string,
): CompiledOptions => compileObject(schema, options, context, pointer)

/** Walks a value along the schema of its option: references say what becomes a node, everything else stays literal. */
function compileOption(schema: JsonSchema, value: Json, context: CompileContext, pointer: string): CompiledValue {
  const { $ref, anyOf, oneOf, properties, additionalProperties, items } = schema
  if ($ref !== undefined) return compileReference($ref.slice("#/definitions/".length), value, context, pointer)
  const branches = anyOf ?? oneOf
  if (branches) return compileOption(bestBranch(branches, value), value, context, pointer)
  if (isObject(value) && (properties ?? additionalProperties) !== undefined)
    return compileObject(schema, value, context, pointer)
  if (!isList(value) || items === undefined) return value
  return value.map((item, index) =>
    compileOption(isList(items) ? (items[index] ?? {}) : items, item, context, within(pointer, index)),
  )
}

function compileObject(
  { properties = {}, additionalProperties = false }: JsonSchema,
  value: Fields,
  context: CompileContext,
  pointer: string,
): CompiledOptions {
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const declared = Object.hasOwn(properties, key) ? properties[key] : additionalProperties
    return typeof declared === "object"
      ? [[key, compileOption(declared, item, context, within(pointer, key))] as const]
      : []
  })
  return Object.fromEntries(entries)
}

/** A tap adds or removes the item, and goes on as the document says. */
function compileMark(
  { store, item, added, removing, removed }: MarkSource,
  context: CompileContext,
  pointer: string,
): CompiledValue {
  context.needs.calls.add(store)
  const change = (name: string) => ({ do: name, store, item: { object: item } })
  return {
    "@mark": {
      store,
      item: mapRecord(item, (value) => compileValue(value, context)),
      add: { "@do": compileActions([change("add-item"), ...(added ?? [])], context, `${pointer}/added`) },
      remove: {
        "@do": [
          ...compileActions(removing ?? [], context, `${pointer}/removing`),
          ...compileActions([change("remove-item"), ...(removed ?? [])], context, `${pointer}/removed`),
        ],
      },
    },
  }
}

function compileReference(name: string, value: Json, context: CompileContext, pointer: string): CompiledValue {
  const { needs } = context
  switch (name) {
    case "text":
      return compileText(value as string, context)
    case "rich":
      return compileRich(value as string, context)
    case "value":
      return compileValue(value, context)
    case "condition":
      return { "@when": compileCondition(value as Condition, context) }
    case "test":
      return { "@each": compileCondition(value as Condition, context) }
    case "actions":
      return compileTap(value as readonly ActionSource[], context, pointer)
    case "blocks":
      return { "@blocks": compileBlocks(value as readonly BlockSource[], context, pointer) }
    case "template":
      return { "@template": compileBlocks(value as readonly BlockSource[], context, pointer) }
    case "mark":
      return compileMark(value as object as MarkSource, context, pointer)
  }
  if (typeof value !== "string") return value
  const path = parsePath(value)
  if (name === "form") needs.forms.add(value)
  if (name === "call") needs.calls.add(value)
  if (name === "sheet") needs.sheets.add(value)
  // The name itself, or any where a path leads to it.
  if (name === "icon") needs.icons.add(path ? anyPart : value)
  if (name === "illustration") needs.illustrations.add(path ? anyPart : value)
  if (name === "format") addCodes(value, context)
  return path ? { "@get": path } : value
}
