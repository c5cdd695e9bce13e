import { compile } from "json-schema-to-typescript"
import type { JsonSchema } from "../../model/documents"
import { expandSchema } from "../../linter/schemas"
import { isRecord, mapRecord, toText } from "../compile/context"
import type { DocumentSet, LoadedDocument } from "../types"

type Call = LoadedDocument<"call">

/** TypeScript of every call's request and response, by client. */
export async function generateContracts(set: DocumentSet): Promise<Readonly<Record<string, string>>> {
  const calls = set.all("call").toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const clients = [...new Set(calls.map(clientOf))]
  const files = clients.map(
    async (client) =>
      [
        client,
        await clientSource(
          client,
          calls.filter((call) => clientOf(call) === client),
          set,
        ),
      ] as const,
  )
  return Object.fromEntries(await Promise.all(files))
}

const clientOf = ({ id }: Call): string => id.split("/")[0] ?? ""

async function clientSource(client: string, calls: readonly Call[], set: DocumentSet): Promise<string> {
  const shared = sharedSchemas(calls)
  const types = [
    ...(await Promise.all(Object.entries(shared).map(([name, at]) => typeSource(at, name, set)))),
    ...(await Promise.all(calls.map((call) => callSource(call, set)))),
  ]
  const rows = calls.map(
    ({ id }) => `  ${JSON.stringify(id)}: { request: ${typeName(id)}Request; response: ${typeName(id)}Response }`,
  )
  const table = [
    `/** Request and response of every call of this client, by id. */`,
    `export interface ${pascal(client)}Calls {`,
    ...rows,
    "}",
    "",
  ]
  return [
    `/* Generated from schemas/calls/${client}; \`npm run generate\` writes it anew. */`,
    "",
    ...types,
    ...table,
  ].join("\n")
}

/** A schema and the file it stands in. */
interface SchemaAt {
  readonly schema: JsonSchema
  readonly file: string
}

/** What several calls of a client send or answer by one name: `{ "$ref": "../../shared/draft.json#/definitions/savedDraft" }`. */
function sharedSchemas(calls: readonly Call[]): Readonly<Record<string, SchemaAt>> {
  const named = calls.flatMap(({ document: { request, response }, file }) =>
    [request, response].flatMap((schema) => {
      const name = sharedName(schema)
      return name === undefined ? [] : [[name, { schema, file }] as const]
    }),
  )
  return Object.fromEntries(named)
}

/** The type's name of a schema that is nothing but a reference to a definition. */
function sharedName(schema: JsonSchema): string | undefined {
  const name = Object.keys(schema).length === 1 ? /#\/definitions\/(\w+)$/u.exec(toText(schema.$ref))?.[1] : undefined
  return name === undefined ? undefined : pascal(name)
}

async function callSource({ id, document, file }: Call, set: DocumentSet): Promise<string> {
  const source = (schema: JsonSchema, name: string) => {
    const shared = sharedName(schema)
    return shared === undefined ? typeSource({ schema, file }, name, set) : `export type ${name} = ${shared}\n`
  }
  const request = await source(document.request, `${typeName(id)}Request`)
  const response = await source(document.response, `${typeName(id)}Response`)
  return `${request}\n${response}`
}

async function typeSource({ schema, file }: SchemaAt, name: string, set: DocumentSet): Promise<string> {
  return await compile(withoutNames(expandSchema({ set, file, root: schema }, schema)), name, {
    bannerComment: "",
    format: true,
    style: { semi: false, printWidth: 120 },
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
  })
}

/** Without `title` and `$id`, which would become names of types and clash between calls. */
function withoutNames(schema: unknown): JsonSchema {
  if (!isRecord(schema)) return {}
  const { title: _title, $id: _id, $schema: _schema, definitions: _definitions, ...rest } = schema
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withoutNamesIn(key, value)]))
}

function withoutNamesIn(keyword: string, value: unknown): unknown {
  if (keyword === "properties" || keyword === "patternProperties") return mapRecord(value, withoutNames)
  if (["anyOf", "oneOf", "allOf"].includes(keyword) && Array.isArray(value)) return value.map(withoutNames)
  if (keyword === "items" || keyword === "additionalProperties")
    return Array.isArray(value) ? value.map(withoutNames) : isRecord(value) ? withoutNames(value) : value
  return value
}

/** `legacy/withdrawal_confirm` is WithdrawalConfirm. */
const typeName = (id: string): string => pascal(toText(id.split("/")[1]))

function pascal(text: string): string {
  const name = text
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join("")
  return /^\d/.test(name) ? `Call${name}` : name
}
