import { toJS } from "mobx"
import { resolveValue } from "../../expressions/evaluate"
import type { Scope } from "../../model/scope"

/** Letters of a code; anything else is no code, whatever a document says, and is not recorded. */
const code = /^[A-Za-z0-9_-]{1,64}$/

const isCode = (value: unknown): boolean =>
  (typeof value === "string" || typeof value === "number") && code.test(String(value))

/** Chosen codes in one text, lists of them too; what is no code is left out. */
export const joinCodes = (values: unknown): string =>
  (Array.isArray(values) ? values.flat() : []).filter(isCode).map(String).join(",")

/** The chosen codes that a record names as its label; nothing where none was chosen. */
export function codeLabel(analytics: unknown, scope: Scope): { readonly label?: string } {
  const label = joinCodes(toJS(resolveValue(analytics, scope)))
  return label === "" ? {} : { label }
}
