import { canonicalJson } from "../../../../domain/canonicalJson"
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

export const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)
