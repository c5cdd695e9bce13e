import { operatorNames, operators } from "../../expressions/operators"
import { operatorDescriptions } from "../../expressions/operators/descriptions"
import { valueDefinitions, type ValueDefinition } from "../../expressions/values/definitions"
import type { Definition, DefinitionKind } from "../../model/definitions"
import type { JsonSchema } from "../../model/basics"
import type { Definitions } from "../compile/context"
import { isList } from "../../model/json"
import { documentWords } from "./documentWords"
import { optionTexts } from "./metaDefinitions"
import { createShapeCollector, type ShapeCollector } from "./sharedShapes"

/** Something that one wants to do, and the words for it, each with its meaning in the local language and in English. */
export interface ReferenceTask {
  readonly title: string
  /** Properties by their place (`screen.header`, `field.when`), roots of paths (`$query`), or other words. */
  readonly words: Readonly<Record<string, readonly [local: string, english: string]>>
}

const kinds = [
  "widget",
  "control",
  "action",
  "source",
  "format",
  "conversion",
  "check",
  "skeleton",
  "icon",
  "illustration",
  "constant",
  "interface",
  "scheme",
  "colour",
  "designToken",
] as const satisfies readonly DefinitionKind[]

/** What the page says besides names and types. */
export interface ReferenceTexts {
  readonly title: string
  readonly introduction: readonly string[]
  readonly columns: Readonly<Record<"word" | "value" | "local" | "meaning", string>>
  readonly tasks: readonly ReferenceTask[]
  readonly chapters: Readonly<Record<Chapter | "shapes", string>>
  /** What each thing is for, by its name, in the local language; its own description says so in English. */
  readonly described: Readonly<Partial<Record<Chapter, Readonly<Record<string, string>>>>>
}

type Chapter = (typeof kinds)[number] | "types" | "operators" | "values"

/**
 * One page with everything that documents may say: first by what one wants to do, then by name. Each type is said once;
 * shapes that several share have a chapter.
 */
export function generateReference(definitions: Definitions, texts: ReferenceTexts): string {
  const shapes = createShapeCollector()
  const parts = kinds.map((kind) =>
    chapter(
      definitions.filter((definition) => definition.kind === kind),
      { texts, kind, shapes },
    ),
  )
  return [
    `# ${texts.title}`,
    "",
    ...texts.introduction.flatMap((line) => [line, ""]),
    ...taskChapters(texts),
    ...parts,
    shapeChapter(texts.chapters.shapes, shapes),
    valueChapter(texts),
    operatorChapter(texts, "operators", describedOperators),
    operatorChapter(texts, "values", valueDefinitions),
  ].join("\n")
}

function taskChapters({ tasks, columns: { word, value, local, meaning } }: ReferenceTexts): readonly string[] {
  const known = documentWords()
  const head = [`| ${word} | ${value} | ${local} | ${meaning} |`, "|---|---|---|---|"]
  return tasks.flatMap(({ title, words }) => {
    const rows = Object.entries(words).map(([name, meanings]) => {
      const schema = known.get(name)
      const type = schema === undefined ? "" : cell(describeSchema(schema))
      return `| \`${name}\` | ${type} | ${meanings.map(cell).join(" | ")} |`
    })
    return [`## ${title}`, "", ...head, ...rows, ""]
  })
}

interface ChapterOf {
  readonly texts: ReferenceTexts
  readonly kind: (typeof kinds)[number]
  readonly shapes: ShapeCollector
}

/** What something is for, in the local language; a test of the app sees that nothing is left out. */
const localOf = ({ described }: ReferenceTexts, chapter: Chapter, name: string): string =>
  described[chapter]?.[name] ?? ""

/** Definitions with options get a section each, the others one row of a table. */
function chapter(definitions: readonly Definition[], of: ChapterOf): string {
  const { texts, kind } = of
  const [rich, plain] = [definitions.filter(hasDetails), definitions.filter((definition) => !hasDetails(definition))]
  const rows = plain.map(
    ({ name, description, pattern }) =>
      `| \`${name}\` | ${cell(localOf(texts, kind, name))} | ${cell(description)}${pattern ? ` \`${cell(pattern)}\`` : ""} |`,
  )
  const { local, meaning } = texts.columns
  const table = rows.length === 0 ? [] : [`| name | ${local} | ${meaning} |`, "|---|---|---|", ...rows, ""]
  return [`## ${texts.chapters[kind]}`, "", ...rich.map((definition) => section(definition, of)), ...table].join("\n")
}

const hasDetails = ({ kind, options, outcomes, output }: Definition): boolean =>
  kind === "action" ||
  Object.keys(options["properties"] ?? {}).length > 0 ||
  outcomes !== undefined ||
  // What every format gives is a text.
  (output !== undefined && kind !== "format")

function section(definition: Definition, { texts, kind, shapes }: ChapterOf): string {
  const { name, description, options, effect, outcomes, output } = definition
  return [
    `### \`${name}\``,
    "",
    localOf(texts, kind, name),
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

function shapeChapter(title: string, { definitions }: ShapeCollector): string {
  const sections = Object.entries(definitions).flatMap(([name, options]) => [
    `### ${name}`,
    "",
    ...optionTable(options),
  ])
  return [`## ${title}`, "", ...sections].join("\n")
}

/** What the one-word types of the tables mean. */
function valueChapter(texts: ReferenceTexts): string {
  const { local, meaning } = texts.columns
  const rows = Object.entries(optionTexts).map(
    ([name, text]) => `| ${name} | ${cell(localOf(texts, "types", name))} | ${cell(text)} |`,
  )
  return [`## ${texts.chapters.types}`, "", `| type | ${local} | ${meaning} |`, "|---|---|---|", ...rows, ""].join("\n")
}

const describedOperators = Object.fromEntries(
  operatorNames.map((name) => [name, { ...operators[name], description: operatorDescriptions[name] }]),
)

type Described = Readonly<Record<string, Pick<ValueDefinition, "operands" | "description" | "repeats">>>

function operatorChapter(texts: ReferenceTexts, chapter: "operators" | "values", table: Described): string {
  const rows = Object.entries(table).map(([name, { operands, description, repeats }]) => {
    const list = operands
      .map((operand) => `${operand.name}${operand.optional ? "?" : ""}: ${operand.types.join(" or ")}`)
      .join(", ")
    const said = `${cell(localOf(texts, chapter, name))} | ${cell(description)}`
    return `| \`${name}\` | ${cell(list)}${repeats ? " …" : ""} | ${said} |`
  })
  const { local, meaning } = texts.columns
  const head = [`| name | operands | ${local} | ${meaning} |`, "|---|---|---|---|"]
  return [`## ${texts.chapters[chapter]}`, "", ...head, ...rows, ""].join("\n")
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

/** Names and parts that the tables above say by themselves. */
const plainNames = new Set([
  "anything",
  "area",
  "back",
  "callName",
  "client",
  "colour",
  "constants",
  "control",
  "conversion",
  "data",
  "designToken",
  "entryActions",
  "entryCondition",
  "fieldOption",
  "fieldText",
  "message",
  "interfaceText",
  "messageText",
  "optionsFrom",
  "outcomes",
  "point",
  "sample",
  "schema",
  "scheme",
  "screen",
  "skeleton",
  "source",
  "step",
  "through",
  "ui",
])

/** A type of options, else a shape of its own. */
const describeReference = (name: string): string =>
  Object.hasOwn(optionTexts, name) || plainNames.has(name) ? name : `[${name}](#${name.toLowerCase()})`

function describeProperties({ properties = {}, required = [] }: JsonSchema): string {
  const entries = Object.entries(properties).map(
    ([key, value]) => `${key}${required.includes(key) ? "" : "?"}: ${describeSchema(value)}`,
  )
  return `{ ${entries.join(", ")} }`
}
