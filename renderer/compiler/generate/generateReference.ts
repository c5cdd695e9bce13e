import { operators } from "../../expressions/operators"
import type { Definition, DefinitionKind } from "../../model/definitions"
import { partShapes } from "../../model/shapes"
import type { JsonSchema } from "../../model/basics"
import type { Definitions } from "../compile/context"
import { isList } from "../../model/json"
import { optionTexts } from "./metaDefinitions"
import { createShapeCollector, type ShapeCollector } from "./sharedShapes"

const chapters: readonly { readonly kind: DefinitionKind; readonly title: string }[] = [
  { kind: "widget", title: "Components" },
  { kind: "control", title: "Controls" },
  { kind: "action", title: "Actions" },
  { kind: "source", title: "Sources" },
  { kind: "format", title: "Formats" },
  { kind: "conversion", title: "Conversions" },
  { kind: "check", title: "Checks" },
  { kind: "skeleton", title: "Skeletons" },
  { kind: "icon", title: "Icons" },
  { kind: "illustration", title: "Illustrations" },
]

/** One page with everything that documents may name. Each type is said once; shapes that several share have a chapter. */
export function generateReference(definitions: Definitions): string {
  const shapes = createShapeCollector()
  const parts = chapters.map(({ kind, title }) =>
    chapter(
      title,
      definitions.filter((definition) => definition.kind === kind),
      shapes,
    ),
  )
  return [
    "# What documents may name",
    "",
    "Generated; `npm run generate` writes it anew.",
    "",
    ...parts,
    fieldChapter(),
    shapeChapter(shapes),
    valueChapter(),
    operatorChapter(),
  ].join("\n")
}

/** Definitions with options get a section each, the others one row of a table. */
function chapter(title: string, definitions: readonly Definition[], shapes: ShapeCollector): string {
  const [rich, plain] = [definitions.filter(hasDetails), definitions.filter((definition) => !hasDetails(definition))]
  const rows = plain.map(
    ({ name, description, pattern }) =>
      `| \`${name}\` | ${cell(description)}${pattern ? ` \`${cell(pattern)}\`` : ""} |`,
  )
  const table = rows.length === 0 ? [] : ["| name | what for |", "|---|---|", ...rows, ""]
  return [`## ${title}`, "", ...rich.map((definition) => section(definition, shapes)), ...table].join("\n")
}

const hasDetails = ({ kind, options, outcomes, output }: Definition): boolean =>
  kind === "action" ||
  Object.keys(options["properties"] ?? {}).length > 0 ||
  outcomes !== undefined ||
  // What every format gives is a text.
  (output !== undefined && kind !== "format")

function section(definition: Definition, shapes: ShapeCollector): string {
  const { name, description, options, effect, outcomes, output } = definition
  return [
    `### \`${name}\``,
    "",
    `${description}${effect === undefined ? "" : ` Effect: ${effect}.`}`,
    "",
    ...optionTable(shapes.collect(options)),
    ...(outcomes ? [`Outcomes: ${outcomes.map((outcome) => `\`${outcome}\``).join(", ")}`, ""] : []),
    ...(output && definition.kind !== "format" ? [`Gives: ${describeSchema(output)}`, ""] : []),
  ].join("\n")
}

function optionTable({ properties = {}, required = [] }: JsonSchema): readonly string[] {
  const rows = Object.entries(properties).map(
    ([key, schema]) => `| \`${key}\`${required.includes(key) ? " (required)" : ""} | ${cell(describeSchema(schema))} |`,
  )
  return rows.length === 0 ? [] : ["| option | value |", "|---|---|", ...rows, ""]
}

/** What every field of a form has; the options of its control come on top. */
function fieldChapter(): string {
  const { field, fieldOption, optionsFrom } = partShapes
  const sections = Object.entries({ field, fieldOption, optionsFrom }).flatMap(([name, options]) => [
    `### ${name}`,
    "",
    ...optionTable(options),
  ])
  return ["## Fields of forms", "", ...sections].join("\n")
}

function shapeChapter({ definitions }: ShapeCollector): string {
  const sections = Object.entries(definitions).flatMap(([name, options]) => [
    `### ${name}`,
    "",
    ...optionTable(options),
  ])
  return ["## Shapes", "", "Option shapes that several of the above share.", "", ...sections].join("\n")
}

/** What the one-word types of the tables mean. */
function valueChapter(): string {
  const rows = Object.entries(optionTexts).map(([name, text]) => `| ${name} | ${cell(text)} |`)
  return ["## Types", "", "| type | meaning |", "|---|---|", ...rows, ""].join("\n")
}

function operatorChapter(): string {
  const rows = Object.entries(operators).map(([name, { operands, description, repeats }]) => {
    const list = operands
      .map((operand) => `${operand.name}${operand.optional ? "?" : ""}: ${operand.types.join(" or ")}`)
      .join(", ")
    return `| \`${name}\` | ${cell(list)}${repeats ? " …" : ""} | ${cell(description)} |`
  })
  return ["## Operators of conditions", "", "| name | operands | meaning |", "|---|---|---|", ...rows, ""].join("\n")
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ")

/** A schema on one line; a shape that has a name by its name. */
function describeSchema(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, enum: values, items, properties, additionalProperties, type = "anything" } = schema
  const branches = anyOf ?? oneOf
  if ($ref !== undefined) return describeReference($ref.replace("#/definitions/", ""))
  if (branches) return branches.map(describeSchema).join(" or ")
  if (values) return values.map((value) => `\`${String(value)}\``).join(", ")
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  if (items && !isList(items)) return `list of ${describeSchema(items)}`
  if (properties) return describeProperties(schema)
  if (typeof additionalProperties === "object") return `names with ${describeSchema(additionalProperties)}`
  return [type].flat().join(" or ")
}

const namesOnly = new Set(["control", "conversion", "fieldText", "message", "ui", "anything"])

/** A type of options, else a shape of its own. */
const describeReference = (name: string): string =>
  Object.hasOwn(optionTexts, name) || namesOnly.has(name) ? name : `[${name}](#${name.toLowerCase()})`

function describeProperties({ properties = {}, required = [] }: JsonSchema): string {
  const entries = Object.entries(properties).map(
    ([key, value]) => `${key}${required.includes(key) ? "" : "?"}: ${describeSchema(value)}`,
  )
  return `{ ${entries.join(", ")} }`
}
