import { parseDocument } from "../domain/parseDocument"

export { valueAt, within } from "../../renderer/pointers"

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The object that a text holds; undefined where it holds anything else. */
export function parseFields(text: string): Fields | undefined {
  const value = parseDocument(text)
  return isFields(value) ? value : undefined
}

/** The record that another one has by this name of its own. */
export function fieldsAt(fields: Fields | undefined, name: string): Fields | undefined {
  const found = fields && Object.hasOwn(fields, name) ? fields[name] : undefined
  return isFields(found) ? found : undefined
}

/** Whether two values are written in the same way. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
