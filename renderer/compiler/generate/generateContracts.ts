import type { JsonSchema } from "../../model/documents"
import { isList } from "../../model/json"
import { inlineReferences } from "../compile/inlineReferences"
import type { DocumentSet, LoadedDocument } from "../types"

type Call = LoadedDocument<"call">

const lineWidth = 120

/**
 * TypeScript of every call's request and response, by path: `legacy.ts` names all calls of a client, `legacy/bank.ts` says
 * one of them, `legacy/shared.ts` what several call by one name; `codes.ts` has the codes that refusals may have.
 */
export function generateContracts(set: DocumentSet): Readonly<Record<string, string>> {
  const calls = set.all("call").toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const clients = [...new Set(calls.map(clientOf))]
  const files = clients.flatMap((client) => {
    const own = calls.filter((call) => clientOf(call) === client)
    return clientFiles(client, own, set)
  })
  return Object.fromEntries([...files, ["codes.ts", codesSource(set)]])
}

/** Codes of calls, and what errors.json answers of all calls of a client. */
function codesSource(set: DocumentSet): string {
  const codes = set.all("call").flatMap(({ document }) => Object.keys(document.codes ?? {}))
  const common = set.all("errors").flatMap(({ document }) => Object.values(document.clients))
  const names = new Set([...codes, ...common.flatMap(({ outcomes }) => Object.keys(outcomes))])
  return [
    header("*, schemas/errors.json"),
    "",
    "/** A code with which a server may refuse, as some document says it. */",
    "export type RefusalCode =",
    ...[...names].toSorted().map((name) => `  | ${JSON.stringify(name)}`),
    "",
  ].join("\n")
}

const clientOf = ({ id }: Call): string => id.slice(0, id.indexOf("/"))
const nameOf = ({ id }: Call): string => id.slice(id.indexOf("/") + 1)

const header = (from: string) => `/* Generated from schemas/calls/${from}; \`npm run generate\` writes it anew. */`

type File = readonly [path: string, text: string]

function clientFiles(client: string, calls: readonly Call[], set: DocumentSet): readonly File[] {
  const shared = new Map<string, string>()
  const files = calls.map((call): File => [`${client}/${nameOf(call)}.ts`, callSource(call, set, shared)])
  const all = [
    header(client),
    "",
    ...calls.map((call) => `import type { Call as ${pascal(nameOf(call))} } from "./${client}/${nameOf(call)}"`),
    "",
    "/** Request and response of every call of this client, by id. */",
    `export interface ${pascal(client)}Calls {`,
    ...calls.map((call) => `  ${JSON.stringify(call.id)}: ${pascal(nameOf(call))}`),
    "}",
    "",
  ]
  const named = [header(client), "", ...shared.values()]
  return [
    [`${client}.ts`, all.join("\n")],
    ...(shared.size === 0 ? [] : [[`${client}/shared.ts`, named.join("\n")] as const]),
    ...files,
  ]
}

/** Adds what it calls by a name of several to `shared`. */
function callSource(call: Call, set: DocumentSet, shared: Map<string, string>): string {
  const used = new Set<string>()
  const typeOf = (schema: JsonSchema): string => {
    const alone = inlineReferences(schema, { file: call.file, shared: set.shared }).schema
    const name = sharedName(schema)
    if (name === undefined) return printType(alone, 1)
    used.add(name)
    shared.set(name, `export type ${name} = ${printType(alone, 0)}\n`)
    return name
  }
  const { request, response } = call.document
  const members = [`  request: ${typeOf(request)}`, `  response: ${typeOf(response)}`]
  return [
    header(`${call.id}.call.json`),
    "",
    ...(used.size === 0 ? [] : [`import type { ${[...used].join(", ")} } from "./shared"`, ""]),
    "export interface Call {",
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
