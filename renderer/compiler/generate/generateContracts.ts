import type { JsonSchema } from "../../model/documents"
import { isList } from "../../model/json"
import { inlineReferences } from "../compile/inlineReferences"
import type { DocumentSet, LoadedDocument } from "../types"

type Call = LoadedDocument<"call">

const lineWidth = 120

/** TypeScript of every call's request and response: one text for every client, by its name. */
export function generateContracts(set: DocumentSet): Readonly<Record<string, string>> {
  const calls = set.all("call").toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const clients = [...new Set(calls.map(clientOf))]
  const callsOf = (client: string) => calls.filter((call) => clientOf(call) === client)
  return Object.fromEntries(clients.map((client) => [client, clientSource(client, callsOf(client), set)]))
}

const clientOf = ({ id }: Call): string => id.split("/")[0] ?? ""

function clientSource(client: string, calls: readonly Call[], set: DocumentSet): string {
  const named = new Map<string, string>()
  const typeOf = (schema: JsonSchema, file: string): string => {
    const alone = inlineReferences(schema, { file, shared: set.shared }).schema
    const name = sharedName(schema)
    if (name === undefined) return printType(alone, 2)
    named.set(name, `type ${name} = ${printType(alone, 0)}\n`)
    return name
  }
  const members = calls.flatMap(({ id, file, document: { request, response } }) => [
    `  ${JSON.stringify(id)}: {`,
    `    request: ${typeOf(request, file)}`,
    `    response: ${typeOf(response, file)}`,
    "  }",
  ])
  return [
    `/* Generated from schemas/calls/${client}; \`npm run generate\` writes it anew. */`,
    "",
    ...named.values(),
    "/** Request and response of every call of this client, by id. */",
    `export interface ${pascal(client)}Calls {`,
    ...members,
    "}",
    "",
  ].join("\n")
}

/** What several calls of a client send or answer by one name: `{ "$ref": "../../shared/draft.json#/definitions/savedDraft" }`. */
function sharedName(schema: JsonSchema): string | undefined {
  const name = Object.keys(schema).length === 1 ? /#\/definitions\/(\w+)$/u.exec(schema.$ref ?? "")?.[1] : undefined
  return name === undefined ? undefined : pascal(name)
}

function printType(schema: JsonSchema, depth: number): string {
  const { type, enum: values, anyOf, oneOf, items = {} } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ")
  const choices = anyOf ?? oneOf
  if (choices) return choices.map((choice) => printType(choice, depth)).join(" | ")
  if (type !== undefined && typeof type !== "string")
    return type.map((one) => printType({ ...schema, type: one }, depth)).join(" | ")
  if (type === "array") return arrayOf(isList(items) ? "unknown" : printType(items, depth))
  if (type === "object") return printObject(schema, depth)
  return type === "integer" ? "number" : (type ?? "unknown")
}

const arrayOf = (item: string): string =>
  item.includes(" | ") && !item.startsWith("{") ? `readonly (${item})[]` : `readonly ${item}[]`

function printObject(
  { properties: declared = {}, additionalProperties: rest, required = [] }: JsonSchema,
  depth: number,
): string {
  const properties = Object.entries(declared)
  if (properties.length === 0)
    return rest === false
      ? "Record<string, never>"
      : `Readonly<Record<string, ${typeof rest === "object" ? printType(rest, depth) : "unknown"}>>`
  const members = properties.map(
    ([name, value]) =>
      `readonly ${/^\w+$/u.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${printType(value, depth + 1)}`,
  )
  const inline = `{ ${members.join("; ")} }`
  const isShort = !inline.includes("\n") && depth * 2 + inline.length + "response: ".length <= lineWidth
  return isShort ? inline : ["{", ...filled(members, "  ".repeat(depth + 1)), `${"  ".repeat(depth)}}`].join("\n")
}

/** As many members on a line as it holds: nobody edits them, and whoever looks one up sees its neighbours. */
function filled(members: readonly string[], indent: string): readonly string[] {
  const lines: string[] = []
  for (const member of members) {
    const last = lines.at(-1)
    const longer = last === undefined ? undefined : `${last}; ${member}`
    if (longer !== undefined && !longer.includes("\n") && longer.length <= lineWidth) lines.splice(-1, 1, longer)
    else lines.push(indent + member)
  }
  return lines
}

function pascal(text: string): string {
  const name = text
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join("")
  return /^\d/.test(name) ? `Call${name}` : name
}
