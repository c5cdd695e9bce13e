import type { ScreenModule } from "../../../../renderer"
import { isRecord, parseJson } from "../../../domain/json"
import type { Mutation } from "../choose"
import { valuesNear } from "./limits"
import { type Ends, endsOnTheWay, placeOf, readAround } from "./place"
import { type Named, readsOf } from "./reads"
import { type NamedValue, type Variant, valuesKnown } from "./variants"

/** What documents besides the changed one say. */
export interface Elsewhere {
  readonly contents: ReadonlyMap<string, unknown>
}

const most = 120
const mostPairs = 48
/** Values of each of two that are tried together. */
const mostOfPair = 4

/**
 * States near a changed place: one value that it reads, or two, are just at, just before and just after what they are measured with,
 * are missing, or calls end as they have to for it to be met.
 */
export function variantsNear(mutation: Mutation, module: ScreenModule, { contents }: Elsewhere): readonly Variant[] {
  const place = placeOf(mutation)
  const { calls, actions } = endsOnTheWay(place)
  const ends: Ends = { calls: { ...calls, ...endsOfClient(mutation, module) }, actions }
  const hasEnds = Object.keys({ ...ends.calls, ...ends.actions }).length > 0
  const [document] = place.around
  const reads = readsOf([...readAround(place, mutation), ...readOfTable(mutation, contents)], named(document, contents))
  const schemas = ofSchema(place.keys, mutation, contents)
  const codes = codesOf(mutation)
  const names = [...schemas.names, ...reads.names]
  const perName = [...new Set(names)].map((name) => {
    const constants = new Set([...schemas.constants, ...codes, ...reads.constants])
    const values = valuesNear(valuesKnown(module, name), constants)
    return [...schemas.values, ...codes, ...values].map((value): NamedValue => ({ name, value }))
  })
  const longest = Math.max(0, ...perName.map(({ length }) => length))
  const singles = Array.from({ length: longest }, (_, index) => perName.flatMap((values) => values[index] ?? []))
  const varied = (...set: readonly NamedValue[]): Variant => ({ set, ...(hasEnds ? { ends } : {}) })
  const inTurn = singles.flat().map((one) => varied(one))
  const sent = schemas.names.length > 0 || mutation.file.endsWith(".form.json")
  const submitted = sent ? inTurn.map((one): Variant => ({ ...one, submitted: true })) : []
  const turned = /\/(sort|groups?|by|desc|take)(\/|$)/.test(mutation.pointer)
    ? [{ isReversed: true } as const, ...inTurn.map((one): Variant => ({ ...one, isReversed: true }))]
    : []
  const alone = [...(hasEnds ? [{ ends }] : []), ...mixed(turned, mixed(submitted, inTurn))]
  const pairs = pairsOf(perName).map((set): Variant => ({ ...varied(...set), ...(sent ? { submitted: true } : {}) }))
  return [...alone.slice(0, most), ...pairs.slice(0, mostPairs)]
}

const pairsOf = (perName: readonly (readonly NamedValue[])[]): readonly (readonly NamedValue[])[] =>
  perName.flatMap((values, index) =>
    perName
      .slice(index + 1)
      .flatMap((others) =>
        values.slice(0, mostOfPair).flatMap((one) => others.slice(0, mostOfPair).map((other) => [one, other])),
      ),
  )

const mixed = <Item>(some: readonly Item[], others: readonly Item[]): readonly Item[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, index) => [some[index], others[index]])
    .flat()
    .filter((one) => one !== undefined)

const at = (node: unknown, name: string) => (isRecord(node) ? node[name] : undefined)

/** `$values.<name>` of the document itself, conditions with a name of all. */
function named(document: unknown, contents: Elsewhere["contents"]): Named {
  return (kind, name) =>
    kind === "value" ? at(at(document, "values"), name) : at(at(contents.get("conditions.json"), "conditions"), name)
}

/** Where a change is one of a schema: whose value it is about, and what it may not be. */
function ofSchema(keys: readonly string[], { before, after }: Mutation, contents: Elsewhere["contents"]) {
  const at = Math.max(keys.lastIndexOf("properties"), keys.lastIndexOf("definitions"), keys[0] === "query" ? 0 : -1)
  const [was, is] = [parseJson(before), parseJson(after)]
  const isRequired = (keys.includes("required") && typeof was === "string") || keys[0] === "needs"
  const name = keys[0] === "needs" ? keys[1] : isRequired ? String(was) : at === -1 ? undefined : keys[at + 1]
  if (name === undefined) return { names: [], constants: [], values: [] }
  const numbers = [was, is].filter((one) => typeof one === "number")
  const lengths = numbers.filter((one) => Number.isInteger(one) && one >= 0 && one < 10_000)
  const texts = lengths.flatMap((length) =>
    [length - 1, length, length + 1]
      .filter((one) => one >= 0)
      .flatMap((one) => ["1".repeat(one), "ア".repeat(one), "a".repeat(one)]),
  )
  const listed = [was, is].flat().filter((one) => typeof one === "string")
  const isOfTexts = /Length$|^pattern$|^format$/.test(keys.at(-1) ?? "")
  const isWritten = isOfTexts || keys[0] === "query"
  const values = isRequired ? [undefined] : isWritten ? [...texts, "?", "a", "1", "01", "1.5", "あ"] : []
  const users = keys[at] === "definitions" ? usersOf([...contents.values()], `#/definitions/${name}`) : []
  return { names: [...users, name], constants: [...numbers, ...listed], values }
}

/** Properties whose values are as a shared definition says. */
function usersOf(node: unknown, reference: string): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((part: unknown) => usersOf(part, reference))
  if (!isRecord(node)) return []
  return Object.entries(node).flatMap(([name, part]) => {
    const isUser = isRecord(part) && typeof part["$ref"] === "string" && part["$ref"].endsWith(reference)
    return isUser ? [name] : usersOf(part, reference)
  })
}

/** Codes of an entry that was changed, as it was and as it is. */
function codesOf({ file, pointer, before, text }: Mutation): readonly (string | number)[] {
  if (!file.endsWith(".codes.json")) return []
  const index = /^\/codes\/(\d+)/.exec(pointer)?.[1]
  if (index === undefined) return []
  const codes = (parseJson(text) as { readonly codes?: readonly unknown[] } | undefined)?.codes ?? []
  return [parseJson(before), codes[Number(index)]].flatMap((one) => {
    const code = isRecord(one) ? one["code"] : one
    return typeof code === "string" || typeof code === "number" ? [code] : []
  })
}

/** Everything that reads a table of codes. */
function readOfTable({ file }: Mutation, contents: Elsewhere["contents"]): readonly unknown[] {
  const table = /([\w-]+)\.codes\.json$/.exec(file)?.[1]
  return table === undefined ? [] : [...contents.values()].flatMap((content) => readersIn(content, table))
}

function readersIn(node: unknown, table: string): readonly unknown[] {
  if (typeof node === "string") return node.includes(`|code:${table}}`) ? placeholders(node, table) : []
  if (Array.isArray(node))
    return node[0] === table && node.length > 1 ? [node] : node.flatMap((part: unknown) => readersIn(part, table))
  if (!isRecord(node)) return []
  if (node["codes"] === table && typeof node["field"] === "string") return [{ field: node["field"] }]
  return Object.values(node).flatMap((part) => readersIn(part, table))
}

const placeholders = (text: string, table: string): readonly string[] =>
  [...text.matchAll(/\{([\w.-]+)\|code:([\w-]+)\}/g)].flatMap(([, path = "", name]) =>
    name === table ? [`$${path}`] : [],
  )

/** What errors.json says of a client is met where one of its calls ends so. */
function endsOfClient({ file, pointer }: Mutation, { calls }: ScreenModule): Readonly<Record<string, string>> {
  const [, client, end] = /^\/clients\/([^/]+)\/outcomes\/([^/]+)/.exec(pointer) ?? []
  if (file !== "errors.json" || client === undefined || end === undefined) return {}
  const code = /\/on\/([^/]+)/.exec(pointer)?.[1]
  const own = Object.values(calls).filter((call) => call.client === client)
  const said = code ?? (end === "rejected" && pointer.endsWith("/text") ? `${end}/silent` : end)
  return Object.fromEntries(own.map(({ id }) => [id, said]))
}
