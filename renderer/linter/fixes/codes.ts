import { isObject } from "../../model/json"
import { within } from "../../model/pointer"
import type { DocumentSet } from "../../compiler"
import type { PointerEdit } from "../../editing"
import type { Json } from "../../model/documents"
import { either, type Fixer, remove, valuesOf } from "./fixer"

interface Entry {
  readonly code: Json
  readonly label: string
}

/** Gives a table words for codes that it lacks. */
export function addCodes(set: DocumentSet, table: string, entries: readonly Entry[]): readonly PointerEdit[] {
  const found = set.find("codes", table)
  const first = found?.document.codes.length ?? 0
  if (found === undefined) return []
  return entries.map(({ code, label }, nth) => ({
    op: "insert",
    file: found.file,
    pointer: within("/codes", first + nth),
    value: { code, label },
  }))
}

/** What the options of forms call a value. */
function labelOf(set: DocumentSet, value: string): Entry | undefined {
  const lists = set.all("form").flatMap(({ document }) => valuesOf(document as object as Json, "options"))
  const options = lists.flat().filter(isObject)
  const labels = options.flatMap(({ value: code = null, label }) =>
    String(code) === value && typeof label === "string" ? [{ code, label }] : [],
  )
  const [first] = labels
  return first !== undefined && labels.every(({ label }) => label === first.label) ? first : undefined
}

/** A value that records name for the most part gets its missing codes; any other is not recorded. */
export const recordCodes: Fixer = (place) => {
  const { set, values } = place
  const { table } = place.words
  if (table === undefined) return remove(place)
  const missing = [values["missing"] ?? []].flat().map((value) => labelOf(set, String(value)))
  const entries = missing.flatMap((entry) => entry ?? [])
  return entries.length < missing.length ? [] : addCodes(set, table, entries)
}

/** A code that is nearly the value, and that the list of values lacks, is the value misspelt. */
const mendCode: Fixer = ({ set, value: listed, words }) => {
  const table = set.find("codes", words["table"] ?? "")
  const index = table?.document.codes.findIndex(({ code }) => String(code) === words["nearest"]) ?? -1
  const seen = table?.document.codes[index]?.code
  // What is told of a shared file is told of the whole list.
  const value = [listed].flat().find((one) => String(one) === words["name"])
  return table === undefined || seen === undefined || value === undefined
    ? []
    : [{ op: "set", file: table.file, pointer: within("/codes", index, "code"), value, seen }]
}

/** A value that a schema lists gets its code in the table that the schema names. */
export const mendTable: Fixer = either(mendCode, recordCodes)
