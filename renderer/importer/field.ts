import { fieldsOf, listOf, textOf, type Fields } from "./looseJson"
import { firstMismatch, isRegularExpression, isSlowPattern } from "../linter"
import { within } from "../model/pointer"
import type { FieldSource, Json, JsonSchema } from "../model/documents"
import { alternativesOf, typeOf, plain, listedBranches, type Alternative } from "./leaf"
import { fieldName } from "./names"
import type { Importer, Node } from "./node"
import { escaped, textFrom } from "./texts"
import type { ControlRequest } from "./types"
import type { UiOptions } from "./ui"

export interface Field {
  readonly schema: JsonSchema
  readonly source: FieldSource
}

export interface Asked {
  /** As the schema calls it. */
  readonly name: string
  readonly ui: UiOptions
  readonly readOnly: boolean
  /** What the field starts with, by its own schema or by one around it. */
  readonly start: Json | undefined
}

type Options = NonNullable<FieldSource["options"]>

const kept: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "not", "writeOnly"],
  integer: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "not"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "not"],
  boolean: [],
  array: ["minItems", "maxItems", "uniqueItems"],
}

const understood = new Set(
  [
    "$ref $id $schema $comment $anchor $defs definitions title description default examples deprecated readOnly",
    "type enum const oneOf anyOf allOf enumNames format items",
  ].flatMap((words) => words.split(" ")),
)

/** A question with one answer: its schema and its field. */
export function buildField(importer: Importer, node: Node, asked: Asked): Field | undefined {
  const type = typeOf(importer, node)
  const alternatives = alternativesOf(importer, node)
  const isConsent = node.schema["const"] === true
  const listed = isConsent ? undefined : optionsOf(importer, node, asked.ui)
  const isOpen = type === undefined || type === "array" || kept[type] === undefined
  if (listed === undefined && (isOpen || (alternatives !== undefined && !isConsent))) {
    importer.add("type", "schema", node.pointer, String(node.schema["type"] ?? ""))
    return undefined
  }
  const widget = asked.ui.plain("widget")
  const isAsked = type !== "boolean" || alternatives !== undefined || /^(radio|select)/i.test(widget ?? "")
  const options = isAsked ? listed : undefined
  const kind = asked.readOnly ? "shown" : options !== undefined ? "choice" : kindOf(type)
  const control = chooseControl(importer, node, { ui: asked.ui, kind, count: options?.length ?? 0 })
  if (control === undefined) return undefined
  const limits = isConsent ? { const: true } : options === undefined ? {} : { enum: options.map(({ value }) => value) }
  const schema = {
    ...(type === undefined || type === "object" ? {} : { type }),
    ...limits,
    ...limitsOf(importer, node, type ?? ""),
  }
  const start = asked.start ?? (isConsent ? undefined : node.schema["const"])
  return {
    schema: withDefault(importer, node, { schema, start: isConsent ? undefined : start }),
    source: {
      ...head(importer, asked),
      ...control,
      ...(options === undefined || asked.readOnly ? {} : { options }),
      // What a pattern means, no schema says.
      ...("pattern" in schema ? { messages: { pattern: importer.settings.texts.pattern } } : {}),
    },
  }
}

const kindOf = (type: string | undefined): ControlRequest["kind"] =>
  type === "integer" || type === "number" || type === "boolean" ? type : "text"

/** The words that every field has, whatever its control. */
export function head(importer: Importer, { name, ui }: Pick<Asked, "name" | "ui">) {
  const [description, help] = [ui.text("description", "rich"), ui.text("help", "rich")]
  const autocomplete = ui.plain("autocomplete")
  const isKnown = autocomplete !== undefined && importer.settings.autocompletes.has(autocomplete)
  if (autocomplete !== undefined && !isKnown) ui.report("autocomplete", "autocomplete", autocomplete)
  const lines = [description, help].filter((line) => line !== undefined)
  return {
    field: fieldName(name),
    label: ui.text("title") ?? escaped(name),
    ...(lines.length === 0 ? {} : { help: lines.join("\n") }),
    ...(isKnown ? { autocomplete } : {}),
  }
}

interface Wish {
  readonly ui: UiOptions
  readonly kind: ControlRequest["kind"]
  readonly count: number
}

/** rjsf knows its widgets by two names: `radio` and `RadioWidget`. */
const shortName = (widget: string | undefined): string | undefined => {
  const name = widget?.replace(/Widget$/, "")
  return name === undefined || name === widget ? widget : name.charAt(0).toLowerCase() + name.slice(1)
}

/** The control, with what stands in it while it is empty. */
export function chooseControl(importer: Importer, node: Node, { ui, kind, count }: Wish) {
  const widget = shortName(ui.plain("widget"))
  const rows = ui.value("rows")
  const placeholder = ui.text("placeholder")
  const control = importer.settings.control({
    kind,
    widget,
    count,
    format: textOf(node.schema["format"]),
    inputType: ui.plain("inputType"),
    schema: node.schema,
    placeholder,
    rows: typeof rows === "number" ? rows : undefined,
  })
  if (control === undefined) importer.add("file", "schema", node.pointer)
  else if (!control.fits && widget !== undefined) ui.report("widget", "widget", widget)
  const isTyped = ["text", "integer", "number"].includes(kind)
  return (
    control && {
      widget: control.widget,
      ...(isTyped && placeholder !== undefined ? { placeholder } : {}),
      ...control.options,
    }
  )
}

/** Keywords that limit a value; those that no form of ours checks are told. */
export function limitsOf(importer: Importer, node: Node, type: string): Fields {
  const { schema, pointer } = node
  const words = Object.entries(schema).flatMap(([name, value]): readonly (readonly [string, Json])[] => {
    if ((name === "oneOf" || name === "anyOf") && listedBranches(importer, node, name) === undefined)
      importer.add("branch", "schema", within(pointer, name), name)
    if (name === "format") return formatOf(importer, schema, pointer)
    if (kept[type]?.includes(name) === true && isSound(name, value)) return [[name, value]]
    if (understood.has(name)) return []
    importer.add(name === "pattern" ? "pattern" : "keyword", "schema", within(pointer, name), name)
    return []
  })
  return Object.fromEntries(words)
}

function isSound(name: string, value: Json): boolean {
  if (name === "not") return Object.keys(fieldsOf(value)).every((word) => word === "enum" || word === "const")
  return name !== "pattern" || (typeof value === "string" && isRegularExpression(value) && !isSlowPattern(value))
}

function formatOf(importer: Importer, schema: Fields, pointer: string) {
  const { formats } = importer.settings
  const name = String(schema["format"])
  const known = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (known !== undefined) return [["format", known]] as const
  importer.add("format", "schema", within(pointer, "format"), name)
  return []
}

/** The schema with what the field starts with, unless it is not allowed there. */
export function withDefault(
  importer: Importer,
  node: Node,
  { schema, start }: { readonly schema: JsonSchema; readonly start: Json | undefined },
): JsonSchema {
  if (start === undefined || start === null) return schema
  if (firstMismatch(schema, start) === undefined) return { ...schema, default: start }
  importer.add("default", "schema", within(node.pointer, "default"))
  return schema
}

const shown = (value: Json): string => (typeof value === "string" ? value : JSON.stringify(value))

/** Options in the order and with the words of `enumNames`, `oneOf` or the value itself. */
export function optionsOf(importer: Importer, node: Node, ui: UiOptions): Options | undefined {
  const { texts } = importer.settings
  const named = ui.value("enumNames") ?? node.schema["enumNames"]
  const isSwitch = typeOf(importer, node) === "boolean"
  const found = alternativesOf(importer, node) ?? (isSwitch ? [true, false].map(plain) : undefined)
  const labelOf = ({ value, title }: Alternative, index: number): string => {
    const given = Array.isArray(named) ? listOf(named)[index] : fieldsOf(named)[String(value)]
    const usual = typeof value === "boolean" ? (value ? texts.yes : texts.no) : shown(value)
    const text = textOf(given) ?? title ?? usual
    return textFrom(importer, { text, file: "schema", pointer: node.pointer }) ?? escaped(usual)
  }
  const options = found?.flatMap((entry, index) => {
    const { value, description } = entry
    if (value === null || value === "") return []
    const more = description && textFrom(importer, { text: description, file: "schema", pointer: node.pointer })
    return [{ value: value as Json, label: labelOf(entry, index), ...(more ? { description: more } : {}) }]
  })
  return options?.length === 0 ? undefined : options
}
