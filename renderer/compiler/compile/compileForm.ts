import { isSecretAutocomplete } from "../../model/autocomplete"
import type { CompiledField, CompiledForm, CompiledOption, CompiledUi, ValueNode } from "../../model/compiled"
import type { BlockSource, FieldSource, Json, JsonSchema, SectionSource, UiSource, Value } from "../../model/documents"
import { isObject, mapObjects, mapRecord, objectsIn, withoutGaps } from "../../model/json"
import { partShapes } from "../../model/shapes"
import { findOperator } from "../../expressions/operators"
import { within } from "../../model/pointer"
import type { LoadedDocument } from "../types"
import { compileActions, compileBlock, compileOptions } from "./compileBlock"
import { compileCondition, compileOptionalCondition, compileValue, parsePath } from "./compileValue"
import { compileRich, compileText, substituteTokens } from "./compileText"
import type { CompileContext } from "./context"

/** A form without its validators, which are code. */
export type FormData = Omit<CompiledForm, "validators">

export function compileForm(
  { document: { ui, keep = "memory" }, id, file }: LoadedDocument<"form">,
  schema: JsonSchema,
  context: CompileContext,
): FormData {
  const ofCharacters = [...new Set([...formatsOfCharacters(schema, context), ...rulesOfCharacters(ui)])]
  return withoutGaps({
    id,
    file,
    schema: toFormSchema(schema, id),
    ui: compileUi(ui, context, "/ui"),
    keep,
    ofCharacters: ofCharacters.length > 0 ? ofCharacters : undefined,
  })
}

const formatsOfCharacters = (schema: JsonSchema, { definition }: Pick<CompileContext, "definition">) =>
  [...objectsIn(schema)].flatMap(([{ format }]) =>
    typeof format === "string" && definition("check", format)?.ofCharacters === true ? [format] : [],
  )

const rulesOfCharacters = (ui: readonly UiSource[]): readonly string[] =>
  ui.flatMap((part) => {
    if (isBlock(part)) return []
    const rules = isSection(part) ? [] : (part.rules ?? [])
    const own = rules.filter(({ must }) => Object.keys(must).some((name) => findOperator(name)?.ofCharacters === true))
    return [...own.map(({ message }) => message), ...rulesOfCharacters(part.ui ?? [])]
  })

const isSection = (part: UiSource): part is SectionSource => "section" in part
const isBlock = (part: UiSource): part is BlockSource => !("field" in part) && !isSection(part)

/**
 * The form's model says what is required, because what is hidden is not. So `required` leaves the schema, as does `codes`, which its
 * options have been taken from; `$id` is the name under which rjsf looks for the validator. Answers of a form are an object, whatever its schema calls them.
 */
function toFormSchema(schema: JsonSchema, id: string): JsonSchema {
  const { $schema: _schema, type: _type, ...rest } = withoutUnread(schema)
  return { type: "object", ...rest, $id: id }
}

function withoutUnread({ required: _required, codes: _codes, ...schema }: Readonly<Record<string, Json>>) {
  return mapRecord(schema, (value, keyword) => {
    if (keyword === "items" || keyword === "additionalProperties") return bare(value)
    return isObject(value) && (keyword === "properties" || keyword === "definitions") ? mapRecord(value, bare) : value
  })
}

const bare = (value: Json): Json => mapObjects(value, withoutUnread)

const compileUi = (ui: readonly UiSource[], context: CompileContext, pointer: string): readonly CompiledUi[] =>
  ui.map((part, index) => {
    const at = within(pointer, index)
    if (isBlock(part)) return { kind: "block", block: compileBlock(part, context, at) }
    if (!isSection(part)) return compileField(part, context, at)
    return withoutGaps({
      kind: "section" as const,
      label: compileText(part.section, context),
      when: compileOptionalCondition(part.when, context),
      ui: compileUi(part.ui, context, `${at}/ui`),
    })
  })

function compileField(source: FieldSource, context: CompileContext, pointer: string): CompiledField {
  const { field, was, widget, label, labels, help, placeholder, when, required, ui, messages = {}, ...rest } = source
  const {
    requiredWhen,
    readOnlyWhen,
    disabledWhen,
    forgetWhenHidden,
    sent,
    confirmed: _confirmed,
    changed,
    left,
    entered,
    ...more
  } = rest
  const { options, optionsWhen, optionsFrom, convert = [], rules = [], ...own } = more
  const { tokens, needs } = context
  const renamed = options?.flatMap(({ was: values = [], value }) => values.map((one) => [one, value] as const)) ?? []
  const definition = context.definition("control", widget)
  if (definition) needs.controls.add(widget)
  for (const name of convert) if (context.definition("conversion", name)) needs.conversions.add(name)
  const actions = (list: FieldSource["changed"], name: string) =>
    list && { "@do": compileActions(list, context, `${pointer}/${name}`) }
  return withoutGaps({
    kind: "field" as const,
    field,
    was,
    renamed: renamed.length > 0 ? renamed : undefined,
    widget,
    frame: definition?.frame,
    longest: definition?.longest,
    cuts: definition?.cuts,
    label: compileText(label, context),
    labels: labels?.map((one) => ({
      when: compileCondition(one.when, context),
      label: compileText(one.label, context),
    })),
    help: help === undefined ? undefined : compileRich(help, context),
    placeholder: placeholder === undefined ? undefined : substituteTokens(placeholder, tokens),
    when: compileOptionalCondition(when, context),
    required: required === true,
    requiredWhen: compileOptionalCondition(requiredWhen, context),
    readOnlyWhen: compileOptionalCondition(readOnlyWhen, context),
    disabledWhen: compileOptionalCondition(disabledWhen, context),
    options: options?.map((one, index) => compileFieldOption(one, context, `${pointer}/options/${index}`)),
    optionsWhen: optionsWhen?.map((limit) => ({
      when: compileCondition(limit.when, context),
      options: limit.options,
    })),
    optionsFrom: optionsFrom && compileOptionsFrom(optionsFrom, context, `${pointer}/optionsFrom`),
    convert,
    rules: rules.map((rule, index) => compileRule(rule, context, { texts: messages, index })),
    messages: mapRecord(messages, (text) => compileText(text, context)),
    forgetWhenHidden: forgetWhenHidden === true,
    secret: definition?.secret ?? (isSecretAutocomplete(own["autocomplete"]) ? (true as const) : undefined),
    sent: sent !== false,
    ui: ui && compileUi(ui, context, `${pointer}/ui`),
    control: definition ? compileOptions(withDrawing(definition.options), own, context, pointer) : {},
    follow:
      changed || left || entered
        ? withoutGaps({
            changed: actions(changed, "changed"),
            left: actions(left, "left"),
            entered: actions(entered, "entered"),
          })
        : undefined,
  })
}

/** Options of a control, and what every control draws. */
const withDrawing = ({ properties = {} }: JsonSchema): JsonSchema => ({
  properties: { ...properties, ...partShapes.fieldDrawing.properties },
})

function compileFieldOption(
  { value, was: _was, when, disabledWhen, ...drawn }: NonNullable<FieldSource["options"]>[number],
  context: CompileContext,
  pointer: string,
): CompiledOption {
  return withoutGaps({
    value,
    ...compileOptions(partShapes.fieldOption, drawn, context, pointer),
    when: compileOptionalCondition(when, context),
    disabledWhen: compileOptionalCondition(disabledWhen, context),
  })
}

const read = (path: Value): ValueNode => ({ "@get": parsePath(String(path)) ?? [] })

function compileOptionsFrom(
  { items, value, when, disabledWhen, ...drawn }: NonNullable<FieldSource["optionsFrom"]>,
  context: CompileContext,
  pointer: string,
): CompiledField["optionsFrom"] {
  return withoutGaps({
    ...compileOptions(partShapes.optionsFrom, drawn, context, pointer),
    items: read(items),
    value: read(value),
    when: compileOptionalCondition(when, context),
    disabledWhen: compileOptionalCondition(disabledWhen, context),
  })
}

interface RulePlace {
  readonly texts: Readonly<Record<string, string>>
  readonly index: number
}

/** A rule's message is the id of a message (which the field may word otherwise) or a text of its own. */
function compileRule(
  { must, message, n }: NonNullable<FieldSource["rules"]>[number],
  context: CompileContext,
  { texts, index }: RulePlace,
): CompiledField["rules"][number] {
  const known = Object.hasOwn(context.messages, message)
  const text =
    (Object.hasOwn(texts, message) ? texts[message] : undefined) ?? (known ? context.messages[message] : undefined)
  return withoutGaps({
    must: compileCondition(must, context),
    message: compileText(text ?? message, context),
    check: known ? message : `rule-${index + 1}`,
    n: n === undefined ? undefined : compileValue(n, context),
  })
}
