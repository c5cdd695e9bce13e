import type { Draft } from "../forms/formRules"

export const without = (draft: Draft, fields: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !fields.includes(name)))

export const textOf = (draft: Draft, field: string): string => {
  const value = draft[field]
  return typeof value === "string" ? value : ""
}

export const listOf = (draft: Draft, field: string): readonly unknown[] => {
  const value = draft[field]
  return Array.isArray(value) ? value : []
}

/** The same text for the same answers. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null"
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`
}

export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)
