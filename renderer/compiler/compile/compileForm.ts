import type { CompiledField, CompiledForm, CompiledOption, CompiledUi } from "../../model/compiled"
import type { Json, JsonSchema } from "../../model/documents"
import { partShapes } from "../../model/shapes"
import { findOperator } from "../../expressions/operators"
import { pointerSegment } from "../load/lines"
import type { LoadedDocument } from "../types"
import { compileActions, compileBlock, compileOptions } from "./compileBlock"
import { compileCondition, compileOptionalCondition } from "./compileCondition"
import { compileRich, compileText } from "./compileText"
import { compileOperand } from "./compileValue"
import { type CompileContext, isRecord, mapRecord, textsOf, toList, toRecord, toText, withoutGaps } from "./context"

/** A form without its validators, which are code. */
export type FormData = Omit<CompiledForm, "validators">

export function compileForm(
  { document, id, file }: LoadedDocument<"form">,
  schema: JsonSchema,
  context: CompileContext,
): FormData {
  const ofCharacters = [...new Set([...formatsOfCharacters(schema, context), ...rulesOfCharacters(document.ui)])]
  return withoutGaps({
    id,
    file,
    schema: toFormSchema(schema, id),
    ui: compileUi(document.ui, context, "/ui"),
    keep: document.keep === "session" ? ("session" as const) : ("memory" as const),
    ofCharacters: ofCharacters.length > 0 ? ofCharacters : undefined,
  })
}

function formatsOfCharacters(node: unknown, context: Pick<CompileContext, "definition">): readonly string[] {
  if (typeof node !== "object" || node === null) return []
  const format = isRecord(node) ? toText(node["format"]) : ""
  const own = context.definition("check", format)?.ofCharacters === true ? [format] : []
  return [...own, ...Object.values(node).flatMap((part) => formatsOfCharacters(part, context))]
}

function rulesOfCharacters(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return []
  const { must, message } = toRecord(node)
  const isOwn = Object.keys(toRecord(must)).some((name) => findOperator(name)?.ofCharacters === true)
  return [...(isOwn ? [toText(message)] : []), ...Object.values(node).flatMap(rulesOfCharacters)]
}

/**
 * The form's model says what is required, because what is hidden is not. So `required` leaves the schema; `$id` is the
 * name under which rjsf looks for the validator.
 */
function toFormSchema(schema: JsonSchema, id: string): JsonSchema {
  const { $schema: _schema, ...rest } = toRecord(withoutRequired(schema))
  return { ...rest, $id: id }
}

function withoutRequired(schema: unknown): unknown {
  if (!isRecord(schema)) return schema
  const entries = Object.entries(schema).filter(([key, value]) => !(key === "required" && Array.isArray(value)))
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === "properties" || key === "definitions") return [key, mapRecord(value, withoutRequired)]
      return [key, key === "items" || key === "additionalProperties" ? withoutRequired(value) : value]
    }),
  )
}

function compileUi(source: unknown, context: CompileContext, pointer: string): readonly CompiledUi[] {
  return toList(source).map((entry, index) => {
    const at = pointer + pointerSegment(index)
    const ui = toRecord(entry)
    if (typeof ui["field"] === "string") return compileField(ui, context, at)
    if (typeof ui["section"] !== "string") return { kind: "block", block: compileBlock(ui, context, at) }
    const when = compileOptionalCondition(ui["when"], context)
    return withoutGaps({
      kind: "section" as const,
      label: compileText(ui["section"], context.tokens),
      when,
      ui: compileUi(ui["ui"], context, `${at}/ui`),
    })
  })
}

function compileField(
  source: Readonly<Record<string, unknown>>,
  context: CompileContext,
  pointer: string,
): CompiledField {
  const { field, widget, label, help, placeholder, when, required, requiredWhen, readOnlyWhen, disabledWhen, ...rest } =
    source
  const {
    options,
    optionsWhen,
    optionsFrom,
    convert,
    rules,
    messages,
    forgetWhenHidden,
    sent,
    ui,
    changed,
    left,
    labels,
    ...own
  } = rest
  const definition = context.definition("control", toText(widget))
  if (definition) context.needs.controls.add(definition.name)
  const conversions = toList(convert).filter((name) => typeof name === "string")
  for (const name of conversions) if (context.definition("conversion", name)) context.needs.conversions.add(name)
  const texts = textsOf(messages)
  const optionalText = (text: unknown) =>
    typeof text === "string" ? toText(compileText(text, context.tokens)) : undefined
  return withoutGaps({
    kind: "field" as const,
    field: toText(field),
    widget: toText(widget),
    frame: definition?.frame,
    label: compileText(toText(label), context.tokens),
    labels: labels === undefined ? undefined : toList(labels).map((entry) => compileLabel(entry, context)),
    help: typeof help === "string" ? compileRich(help, context.tokens) : undefined,
    placeholder: optionalText(placeholder),
    when: compileOptionalCondition(when, context),
    required: required === true,
    requiredWhen: compileOptionalCondition(requiredWhen, context),
    readOnlyWhen: compileOptionalCondition(readOnlyWhen, context),
    disabledWhen: compileOptionalCondition(disabledWhen, context),
    options:
      options === undefined
        ? undefined
        : toList(options).map((option, index) => compileFieldOption(option, context, `${pointer}/options/${index}`)),
    optionsWhen: optionsWhen === undefined ? undefined : compileOptionsWhen(optionsWhen, context),
    optionsFrom: isRecord(optionsFrom) ? compileOptionsFrom(optionsFrom, context, `${pointer}/optionsFrom`) : undefined,
    convert: conversions,
    rules: toList(rules).map((rule, index) => compileRule(rule, context, { texts, index })),
    messages: mapRecord(texts, (text) => compileText(toText(text), context.tokens)),
    forgetWhenHidden: forgetWhenHidden === true,
    sent: sent !== false,
    ui: ui === undefined ? undefined : compileUi(ui, context, `${pointer}/ui`),
    control: definition ? compileOptions(withDrawing(definition.options), own, context, pointer) : {},
    follow:
      changed === undefined && left === undefined ? undefined : compileFollow({ changed, left }, context, pointer),
  })
}

/** Options of a control, and what every control draws. */
const withDrawing = (options: JsonSchema): JsonSchema => ({
  ...options,
  properties: { ...toRecord(options["properties"]), ...partShapes.fieldDrawing.properties },
})

function compileFollow(
  { changed, left }: Readonly<Record<"changed" | "left", unknown>>,
  context: CompileContext,
  pointer: string,
): NonNullable<CompiledField["follow"]> {
  const compile = (actions: unknown, name: string) =>
    actions === undefined ? undefined : { "@do": compileActions(actions, context, `${pointer}/${name}`) }
  return withoutGaps({ changed: compile(changed, "changed"), left: compile(left, "left") })
}

function compileLabel(source: unknown, context: CompileContext): NonNullable<CompiledField["labels"]>[number] {
  const { when, label } = toRecord(source)
  return { when: compileCondition(when, context), label: compileText(toText(label), context.tokens) }
}

function compileFieldOption(source: unknown, context: CompileContext, pointer: string): CompiledOption {
  const { value, when, disabledWhen, ...drawn } = toRecord(source)
  return withoutGaps({
    value: (value ?? null) as Json,
    ...compileOptions(partShapes.fieldOption, drawn, context, pointer),
    when: compileOptionalCondition(when, context),
    disabledWhen: compileOptionalCondition(disabledWhen, context),
  })
}

function compileOptionsWhen(source: unknown, context: CompileContext): NonNullable<CompiledField["optionsWhen"]> {
  return toList(source).map((entry) => {
    const { when, options } = toRecord(entry)
    return { when: compileCondition(when, context), options: toList(options) as readonly Json[] }
  })
}

function compileOptionsFrom(
  source: Readonly<Record<string, unknown>>,
  context: CompileContext,
  pointer: string,
): CompiledField["optionsFrom"] {
  const read = (value: unknown) => {
    const operand = compileOperand(value, context.tokens)
    return isRecord(operand) && "@get" in operand ? (operand as { "@get": readonly string[] }) : { "@get": [] }
  }
  const { items, value, when, ...drawn } = source
  return withoutGaps({
    ...compileOptions(partShapes.optionsFrom, drawn, context, pointer),
    items: read(items),
    value: read(value),
    when: compileOptionalCondition(when, context),
  })
}

interface RulePlace {
  readonly texts: Readonly<Record<string, string>>
  readonly index: number
}

/** A rule's message is the id of a message (which the field may word otherwise) or a text of its own. */
function compileRule(
  source: unknown,
  context: CompileContext,
  { texts, index }: RulePlace,
): CompiledField["rules"][number] {
  const { must, message, n } = toRecord(source)
  const name = toText(message)
  const known = Object.hasOwn(context.messages, name)
  const text =
    (Object.hasOwn(texts, name) ? texts[name] : undefined) ?? (known ? context.messages[name] : undefined) ?? name
  return withoutGaps({
    must: compileCondition(must, context),
    message: compileText(text, context.tokens),
    check: known ? name : `rule-${index + 1}`,
    n: n === undefined ? undefined : compileOperand(n, context.tokens),
  })
}
