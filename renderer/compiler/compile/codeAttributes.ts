import { same } from "../../expressions/same"
import type { Json } from "../../model/documents"
import { substituteTokens } from "./compileText"
import type { CompileContext } from "./context"

type Tables = Pick<CompileContext, "codes" | "tokens">

const rowsOf = (table: string, { codes }: Tables) => codes.get(table) ?? []

/** What a table says of each of its codes: an attribute, or the label. */
export function codeTable(table: string, attribute: string, context: Tables): Readonly<Record<string, Json>> {
  const rows = rowsOf(table, context).flatMap((row) => {
    const value = Object.hasOwn(row, attribute) ? row[attribute] : undefined
    return value === undefined ? [] : [[String(row.code), value] as const]
  })
  return Object.fromEntries(
    rows.map(([code, value]) => [code, typeof value === "string" ? substituteTokens(value, context.tokens) : value]),
  )
}

/** Codes of a table whose attribute has the value: known before anything runs. */
export const codesWith = ([table, attribute, value]: readonly (Json | undefined)[], context: Tables): readonly Json[] =>
  rowsOf(String(table), context).flatMap((row) => (same(row[String(attribute)], value) ? [row.code] : []))

/** Codes of a table by the values of an attribute, for a value that is known only when it is read. */
export function codesBy(table: string, attribute: string, context: Tables): Readonly<Record<string, readonly Json[]>> {
  const values = rowsOf(table, context).flatMap((row) => row[attribute] ?? [])
  return Object.fromEntries(values.map((value) => [String(value), codesWith([table, attribute, value], context)]))
}
