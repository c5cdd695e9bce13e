// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { operandsSchema } from "../../expressions/operandsSchema"
import { operators } from "../../expressions/operators"
import type { JsonSchema } from "../../model/documents"
import type { Definition, DefinitionKind } from "../../model/definitions"
import { dataShape, fieldShape, optionsFromShape, sectionShape } from "../../linter/shapes"
import { isRecord, toRecord, type Definitions } from "../compile/context"

type Properties = Readonly<Record<string, JsonSchema>>

const reference = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` })
const anyText = (description: string): JsonSchema => ({ description, type: "string" })

/** One of these words; where none is declared, nothing. */
const nameOf = (definitions: readonly Definition[]): JsonSchema =>
  definitions.length === 0 ? { not: {} } : { enum: definitions.map(({ name }) => name) }

/** Definitions behind every `#/definitions/...` that shapes and options of words use. */
export function createDefinitions(definitions: Definitions): Properties {
  const ofKind = (kind: DefinitionKind) => definitions.filter((definition) => definition.kind === kind)
  const names = (kind: DefinitionKind) => nameOf(ofKind(kind))
  return {
    ...plainDefinitions,
    format: { anyOf: [names("format"), { type: "string", pattern: "^[a-z][a-z-]*:.+$" }] },
    icon: names("icon"),
    illustration: names("illustration"),
    skeleton: names("skeleton"),
    control: names("control"),
    conversion: names("conversion"),
    source: names("source"),
    condition: conditionDefinition(),
    actions: { type: "array", items: reference("action") },
    outcomes: { type: "object", additionalProperties: reference("actions") },
    entryActions: reference("actions"),
    entryCondition: reference("condition"),
    blocks: { type: "array", items: reference("block") },
    template: reference("blocks"),
    optionsFrom: optionsFromShape,
    data: dataDefinition(ofKind("source")),
    ui: { type: "array", items: uiItem },
    section: sectionShape,
    ...namedDefinitions(ofKind("action"), { thing: "action", by: "do", shared: actionProperties }),
    ...namedDefinitions(ofKind("widget"), { thing: "block", by: "widget", shared: blockProperties }),
    ...namedDefinitions(ofKind("control"), {
      thing: "field",
      by: "widget",
      shared: fieldProperties,
      required: ["field", "label"],
    }),
  }
}

const actionProperties: Properties = { when: reference("condition"), on: reference("outcomes") }
const blockProperties: Properties = { key: { type: "string" }, when: reference("condition") }
const fieldProperties = toRecord(fieldShape["properties"]) as Properties

const plainDefinitions: Properties = {
  anything: {},
  text: anyText("Text: {path|format} fills in a value, {{name}} a token of app.json."),
  rich: anyText("Text that may also hold line breaks, **emphasis** and [links](link:name)."),
  value: { description: "A literal, or $path to a value." },
  target: anyText("Id of a screen, path, or $path to one."),
  link: anyText("Name of a link of app.json."),
  form: anyText("Id of a form."),
  call: anyText("Id of a call: client/name."),
  callName: anyText("Id of a call: client/name."),
  sheet: anyText("Id of a half-sheet."),
  codes: anyText("Id of a code table."),
  screen: anyText("Id of a screen."),
  flow: anyText("Id of a flow."),
  client: anyText("Backend that answers; named by errors.json."),
  back: anyText("Id of a screen, close, history, none or flow."),
  point: anyText("$path into the answer."),
  message: anyText("Id of a message of messages.json, or a text of this field alone."),
  messageText: anyText("Text; {label} is the field's label, {n} the parameter."),
  fieldText: anyText("Text; {label} is the field's label, {n} the parameter."),
}

/** `{ "operator": operands }`, with exactly one operator. */
function conditionDefinition(): JsonSchema {
  const entries = Object.entries(operators).map(
    ([name, operator]) => [name, { description: operator.description, ...operandsSchema(operator) }] as const,
  )
  return {
    type: "object",
    properties: { condition: anyText("Name of a condition of conditions.json."), ...Object.fromEntries(entries) },
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  }
}

/** Data from a source has that source's options as its input. */
function dataDefinition(sources: readonly Definition[]): JsonSchema {
  const branches = sources.map(({ name, options }) => ({
    if: { properties: { source: { const: name } }, required: ["source"] },
    then: { properties: { input: options } },
  }))
  return branches.length === 0 ? dataShape : { ...dataShape, allOf: branches }
}

/** An item of `ui` is a field, a section or a block, told apart by the property that only it has. */
const uiItem: JsonSchema = {
  type: "object",
  if: { required: ["field"] },
  then: reference("field"),
  else: { if: { required: ["section"] }, then: reference("section"), else: reference("block") },
}

interface NamedThing {
  readonly thing: "action" | "block" | "field"
  /** Property that names the word. */
  readonly by: "do" | "widget"
  /** Properties that stand beside the word's own options. */
  readonly shared: Properties
  readonly required?: readonly string[]
}

/** The definition of one thing that names a word, and one complete object schema for each word. */
function namedDefinitions(
  definitions: readonly Definition[],
  { thing, by, shared, required = [] }: NamedThing,
): Properties {
  const { [by]: _by, ...others } = shared
  const each = definitions.map(({ name, description, options }) => {
    const own = toRecord(options["properties"]) as Properties
    const needed = Array.isArray(options["required"]) ? options["required"] : []
    const properties = { [by]: { const: name, description }, ...others, ...own }
    return [
      `${thing}-${name}`,
      { description, type: "object", properties, required: [by, ...required, ...needed], additionalProperties: false },
    ] as const
  })
  const branches = definitions.map(({ name }) => ({
    if: { properties: { [by]: { const: name } } },
    then: reference(`${thing}-${name}`),
  }))
  const choice = { type: "object", properties: { [by]: nameOf(definitions) }, required: [by] }
  return { [thing]: branches.length === 0 ? choice : { ...choice, allOf: branches }, ...Object.fromEntries(each) }
}

/** Names of the definitions that a schema leads to, through other definitions too. */
export function reachableDefinitions(schema: JsonSchema, definitions: Properties): readonly string[] {
  const found = new Set<string>()

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (!isRecord(value)) return
    const name = typeof value["$ref"] === "string" ? /^#\/definitions\/(.+)$/.exec(value["$ref"])?.[1] : undefined
    if (name !== undefined && !found.has(name)) {
      if (!Object.hasOwn(definitions, name)) throw new Error(`Nothing defines the reference ${name}`)
      found.add(name)
      visit(definitions[name])
    }
    for (const item of Object.values(value)) visit(item)
  }

  visit(schema)
  return [...found].toSorted()
}
