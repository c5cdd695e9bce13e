import { isRecord, parseJson } from "../../../domain/json"
import type { Mutation } from "../choose"
import type { Contents } from "./shared"

/** Codes of an entry that was changed, as it was and as it is. */
export function codesOf({ file, pointer, before, text }: Mutation): readonly (string | number)[] {
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
export function readOfTable({ file }: Mutation, contents: Contents): readonly unknown[] {
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
