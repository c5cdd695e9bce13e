import { operators } from "../../expressions/operators"
import type { JsonSchema } from "../../model/documents"
import type { Definition, DefinitionKind } from "../../model/definitions"
import { isRecord, toRecord, type Definitions } from "../compile/context"

const chapters: readonly { readonly kind: DefinitionKind; readonly title: string }[] = [
  { kind: "widget", title: "Widgets" },
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

/** One page with every word that documents may use. */
export function generateReference(definitions: Definitions): string {
  const parts = chapters.map(({ kind, title }) =>
    chapter(
      title,
      definitions.filter((definition) => definition.kind === kind),
    ),
  )
  return [
    "# Words of the documents",
    "",
    "Generated; `npm run generate` writes it anew.",
    "",
    ...parts,
    operatorChapter(),
  ].join("\n")
}

/** Words with options get a section each, the others one row of a table. */
function chapter(title: string, definitions: readonly Definition[]): string {
  const rich = definitions.filter(
    (definition) => propertiesOf(definition.options).length > 0 || definition.outcomes || definition.output,
  )
  const plain = definitions.filter((definition) => !rich.includes(definition))
  const rows = plain.map(
    ({ name, description, pattern }) =>
      `| \`${name}\` | ${cell(description)}${pattern ? ` \`${cell(pattern)}\`` : ""} |`,
  )
  const table = rows.length === 0 ? [] : ["| name | what for |", "|---|---|", ...rows, ""]
  return [`## ${title}`, "", ...rich.map(section), ...table].join("\n")
}

function section({ name, description, options, outcomes, output }: Definition): string {
  const required = Array.isArray(options["required"]) ? options["required"] : []
  const rows = propertiesOf(options).map(
    ([key, schema]) => `| \`${key}\`${required.includes(key) ? " (required)" : ""} | ${cell(describeSchema(schema))} |`,
  )
  return [
    `### \`${name}\``,
    "",
    description,
    "",
    ...(rows.length === 0 ? [] : ["| option | value |", "|---|---|", ...rows, ""]),
    ...(outcomes ? [`Outcomes: ${outcomes.map((outcome) => `\`${outcome}\``).join(", ")}`, ""] : []),
    ...(output ? [`Gives: ${describeSchema(output)}`, ""] : []),
  ].join("\n")
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

const propertiesOf = (schema: JsonSchema): readonly (readonly [string, unknown])[] =>
  Object.entries(toRecord(schema["properties"]))
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ")

/** A schema on one line. */
function describeSchema(source: unknown): string {
  const schema = toRecord(source)
  const branches = schema["anyOf"] ?? schema["oneOf"]
  if (typeof schema["$ref"] === "string") return schema["$ref"].replace("#/definitions/", "")
  if (Array.isArray(branches)) return branches.map(describeSchema).join(" or ")
  if (Array.isArray(schema["enum"])) return schema["enum"].map((value) => `\`${String(value)}\``).join(", ")
  if ("const" in schema) return `\`${String(schema["const"])}\``
  if (isRecord(schema["items"])) return `list of ${describeSchema(schema["items"])}`
  if (isRecord(schema["properties"])) return describeProperties(schema)
  if (isRecord(schema["additionalProperties"])) return `names with ${describeSchema(schema["additionalProperties"])}`
  return [schema["type"] ?? "anything"].flat().join(" or ")
}

function describeProperties(schema: JsonSchema): string {
  const required = Array.isArray(schema["required"]) ? schema["required"] : []
  const entries = propertiesOf(schema).map(
    ([key, value]) => `${key}${required.includes(key) ? "" : "?"}: ${describeSchema(value)}`,
  )
  return `{ ${entries.join(", ")} }`
}
