import type { Format } from "../../renderer"
import { missing, unreadable } from "./missing"

/** Label of a code in the table that the argument names; of a list of codes, their labels. */
export const code: Format = (value, argument, context) => {
  if (!Array.isArray(value) || value.length === 0)
    return one(Array.isArray(value) ? undefined : value, argument, context)
  return { text: value.map((item: unknown) => one(item, argument, context).text).join("、") }
}

const one: Format = (value, argument, { codes, report }) => {
  const absent = missing(value)
  if (absent) return absent
  const table = argument !== undefined && Object.hasOwn(codes, argument) ? codes[argument] : undefined
  if (!table) return unreadable(`a code: there is no table ${argument ?? "without a name"}`, { codes, report })
  const key = typeof value === "number" || typeof value === "string" ? String(value) : ""
  const label = Object.hasOwn(table, key) ? table[key] : undefined
  return label === undefined ? unreadable(`a code of ${argument}`, { codes, report }) : { text: label }
}
