import { operandsSchema } from "../../expressions/operandsSchema"
import { operatorNames, operators } from "../../expressions/operators"
import { operatorDescriptions } from "../../expressions/operators/descriptions"
import { valueDefinitions, type ValueDefinition } from "../../expressions/values/definitions"
import {
  type Definition,
  type DefinitionKind,
  mapOf,
  type option,
  type Properties,
  propertyName,
} from "../../model/definitions"
import type { JsonSchema } from "../../model/documents"
import { composed, partShapes } from "../../model/shapes"
import type { Definitions } from "../compile/context"
import { createShapeCollector, type ShapeCollector } from "./sharedShapes"

const reference = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` })
const anyText = (description: string): JsonSchema => ({ description, type: "string" })

/** A `$path` to a name that only the data will tell. */
const pathText: JsonSchema = { type: "string", pattern: "^\\$" }

/** One of these names; where none is declared, nothing. */
const nameOf = (definitions: readonly Definition[]): JsonSchema =>
  definitions.length === 0 ? { not: {} } : { enum: definitions.map(({ name }) => name) }

/** What stands behind every `#/definitions/...` that shapes and options use. */
export function createDefinitions(definitions: Definitions): Properties {
  const ofKind = (kind: DefinitionKind) => definitions.filter((definition) => definition.kind === kind)
  const names = (kind: DefinitionKind) => nameOf(ofKind(kind))
  const shapes = createShapeCollector()
  const { data, ...parts } = partShapes
  const named = {
    ...namedDefinitions(ofKind("action"), { thing: "action", by: "do", shapes, shared: actionProperties }),
    ...namedDefinitions(ofKind("widget"), { thing: "block", by: "widget", shapes, shared: blockProperties }),
    ...fieldDefinitions(ofKind("control"), shapes),
  }
  return {
    ...plainDefinitions,
    ...parts,
    data: dataDefinition(data, ofKind("source"), shapes),
    format: { anyOf: [names("format"), { type: "string", pattern: "^[a-z][a-z-]*:.+$" }, pathText] },
    icon: { anyOf: [names("icon"), pathText] },
    illustration: names("illustration"),
    skeleton: names("skeleton"),
    control: names("control"),
    conversion: names("conversion"),
    source: names("source"),
    condition: conditionDefinition(),
    computed: computedDefinition(),
    ...composed,
    ui: { type: "array", items: uiItem },
    ...named,
    ...shapes.definitions,
  }
}

const actionProperties: Properties = { when: reference("condition"), on: reference("outcomes") }
const blockProperties: Properties = { key: { type: "string" }, when: reference("condition") }

/** What the types of options mean, in one line each. */
export const optionTexts: Readonly<Record<keyof typeof option, string>> = {
  text: "Text: {path|format} fills in a value, {{name}} a token of app.json.",
  rich: "Text that may also hold line breaks, **emphasis** and [links](link:name).",
  value: 'A literal, $path to a value, or an operator of values: { "sum": ["$a", 1] }.',
  condition: "One operator of conditions with its operands, or the name of a condition of conditions.json.",
  test: "A condition on each item of a list, $item.",
  actions: "List of actions, run one after the other.",
  blocks: "List of components.",
  template: "List of components, drawn once for each item: $item and $index.",
  mark: "An item of a store, which is there or not.",
  format: "Name of a format, with its argument after a colon.",
  target: "Id of a screen, path, or $path to one.",
  link: "Name of a link of app.json.",
  form: "Id of a form.",
  call: "Id of a call: client/name.",
  sheet: "Id of a half-sheet.",
  flow: "Id of a flow.",
  codes: "Id of a code table.",
  icon: "Name of an icon.",
  illustration: "Name of an illustration.",
  image: "Address of a picture: https, a path of the app's own origin, or $path to one.",
  property: "Name of a property of the items; dots lead into objects.",
}

const plainDefinitions: Properties = {
  anything: {},
  constants: { type: "object" },
  schema: { $ref: "http://json-schema.org/draft-07/schema#" },
  text: anyText(optionTexts.text),
  rich: anyText(optionTexts.rich),
  value: {
    description: optionTexts.value,
    anyOf: [{ type: ["string", "number", "boolean", "null", "array"] }, reference("computed")],
  },
  target: anyText(optionTexts.target),
  link: anyText(optionTexts.link),
  form: anyText(optionTexts.form),
  call: anyText(optionTexts.call),
  callName: anyText(optionTexts.call),
  sheet: anyText(optionTexts.sheet),
  codes: anyText(optionTexts.codes),
  image: anyText(optionTexts.image),
  property: { description: optionTexts.property, ...propertyName },
  screen: anyText("Id of a screen."),
  flow: anyText("Id of a flow."),
  area: anyText("Name of an area of app.json."),
  minute: anyText("Day and time without an offset: 2026-12-05T01:00."),
  plainText: anyText("Text; {{name}} fills in a token of app.json."),
  client: anyText("Backend that answers; named by errors.json."),
  back: anyText("Id of a screen, close, history, none or flow."),
  point: anyText("$path into the answer."),
  through: anyText("`sheet:` and the id of a half-sheet, or an address."),
  message: anyText("Id of a message of messages.json, or a text of this field alone."),
  messageText: anyText("Text; {label} is the field's label, {n} the parameter."),
  interfaceText: anyText("Text; what it may fill in depends on its name."),
  scheme: anyText("Link that the host knows: `app-name://word`."),
  colour: anyText("Colour: #RRGGBB or #RRGGBBAA."),
  designToken: anyText("Value of a custom property of CSS."),
  fieldText: anyText("Text; {label} is the field's label, {n} the parameter."),
}

/** `{ "operator": operands }`, with exactly one operator. */
function conditionDefinition(): JsonSchema {
  const entries = operatorNames.map(
    (name) => [name, { description: operatorDescriptions[name], ...operandsSchema(operators[name]) }] as const,
  )
  return {
    type: "object",
    properties: { condition: anyText("Name of a condition of conditions.json."), ...Object.fromEntries(entries) },
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  }
}

/** `{ "operator": operands }` in the place of a value. */
function computedDefinition(): JsonSchema {
  const entries = Object.entries(valueDefinitions).map(([name, definition]) => [
    name,
    { description: definition.description, ...valueOperandsSchema(definition) },
  ])
  return {
    type: "object",
    properties: Object.fromEntries(entries),
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  }
}

function valueOperandsSchema({ operands, named, repeats }: ValueDefinition): JsonSchema {
  const schemas = operands.map(({ types, literal }) =>
    types[0] === "condition" ? reference("condition") : (literal ?? reference("value")),
  )
  const required = operands.filter(({ optional }) => optional !== true)
  // The fields of an object stand by themselves.
  if (operands.some(({ name }) => name === "fields")) return mapOf(reference("value"))
  if (named) {
    const properties = Object.fromEntries(operands.map(({ name }, index) => [name, schemas[index] ?? {}]))
    return { type: "object", properties, required: required.map(({ name }) => name), additionalProperties: false }
  }
  const minItems = required.length
  if (repeats) return { type: "array", items: schemas.at(-1) ?? {}, minItems }
  return { type: "array", items: schemas, additionalItems: false, minItems, maxItems: schemas.length }
}

/** Data from a source has that source's options as its input, those of a call have values. */
function dataDefinition(shape: JsonSchema, sources: readonly Definition[], shapes: ShapeCollector): JsonSchema {
  const branches = sources.map(({ name, options }) => ({
    if: { properties: { source: { const: name } }, required: ["source"] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { properties: { input: shapes.collect(options) } },
  }))
  if (branches.length === 0) return shape
  const { input = {}, ...others } = shape.properties ?? {}
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  const ofCall = { if: { required: ["call"] }, then: { properties: { input } } }
  return { ...shape, properties: { ...others, input: { type: "object" } }, allOf: [ofCall, ...branches] }
}

/** An item of `ui` is a field, a section or a block, told apart by the property that only it has. */
const uiItem: JsonSchema = {
  type: "object",
  if: { required: ["field"] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: reference("field"),
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  else: { if: { required: ["section"] }, then: reference("section"), else: reference("block") },
}

interface NamedThing {
  readonly thing: "action" | "block"
  /** Property that holds the name. */
  readonly by: "do" | "widget"
  /** Properties that stand beside the options. */
  readonly shared: Properties
  readonly shapes: ShapeCollector
}

/** The definition of one thing that is called by name, and one complete object schema for each name. */
function namedDefinitions(definitions: readonly Definition[], { thing, by, shared, shapes }: NamedThing): Properties {
  const each = definitions.map(({ name, description, options }) => {
    const { properties, required } = shapes.collectProperties(options)
    const all = { [by]: { const: name }, ...shared, ...properties }
    const schema = { description, type: "object", properties: all, required: [by, ...required] }
    return [`${thing}-${name}`, { ...schema, additionalProperties: false }] as const
  })
  return { [thing]: choiceOf(definitions, thing, by), ...Object.fromEntries(each) }
}

/** A field has what every field has, and the options of its control. */
function fieldDefinitions(controls: readonly Definition[], shapes: ShapeCollector): Properties {
  const { additionalProperties: _closed, ...everyField } = partShapes.field
  const each = controls.map(({ name, description, options }) => {
    const { properties, required } = shapes.collectProperties(options)
    const own = { properties: { widget: { const: name }, ...properties }, required: ["widget", ...required] }
    return [
      `field-${name}`,
      { description, type: "object", allOf: [reference("every-field")], ...own, unevaluatedProperties: false },
    ] as const
  })
  return {
    field: choiceOf(controls, "field", "widget"),
    "every-field": everyField,
    ...Object.fromEntries(each),
  }
}

/** One of several named things; whoever knows `discriminator` looks only at the one that is named. */
function choiceOf(definitions: readonly Definition[], thing: string, by: string): JsonSchema {
  const choice = { type: "object", required: [by] }
  if (definitions.length === 0) return { ...choice, properties: { [by]: nameOf(definitions) } }
  return {
    ...choice,
    discriminator: { propertyName: by },
    oneOf: definitions.map(({ name }) => reference(`${thing}-${name}`)),
  }
}
