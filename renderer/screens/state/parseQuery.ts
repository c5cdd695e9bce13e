import type { CompiledAction, CompiledScreen } from "../../model/compiled"

/** Query of an address; numbers only where a rule of the screen makes them. */
export type Query = Readonly<Record<string, string | number>>

/** A query as its screen sees it. */
export interface ParsedQuery {
  readonly query: Query
  /** Actions of the first rule that the address breaks. */
  readonly broken?: readonly CompiledAction[]
}

type Rule = CompiledScreen["query"][string]

/** Applies a screen's rules to the query of its address: defaults, closed lists, patterns, numbers. */
export function parseQuery(rules: CompiledScreen["query"], given: Query): ParsedQuery {
  const query: Record<string, string | number> = Object.assign(Object.create(null), given)
  let broken: readonly CompiledAction[] | undefined
  for (const [name, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(given, name) ? String(given[name]) : rule.default
    if (value !== undefined && allows(rule, value)) query[name] = rule.as === "integer" ? Number(value) : value
    else {
      delete query[name]
      if (rule.else) broken ??= rule.else
      else if (rule.default !== undefined) query[name] = rule.as === "integer" ? Number(rule.default) : rule.default
    }
  }
  return { query, ...(broken ? { broken } : {}) }
}

/** A query with some of its values replaced; those that are missing or empty are left out. */
export const changedQuery = (query: Query, values: Readonly<Record<string, unknown>>): Query =>
  Object.fromEntries(
    Object.entries({ ...query, ...values }).flatMap(([name, value]) =>
      value === undefined || value === null || value === "" ? [] : [[name, String(value)]],
    ),
  )

function allows({ in: list, pattern, as }: Rule, value: string): boolean {
  if (list && !list.includes(value)) return false
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) return false
  return as !== "integer" || /^-?\d{1,15}$/.test(value)
}
