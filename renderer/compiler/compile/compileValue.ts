import type { Path, ValueNode } from "../../model/compiled"
import type { Json } from "../../model/documents"
import { substituteTokens } from "./compileText"
import { isRecord } from "./context"

/** Segments of `$account.LIST.0.NAME`; undefined for a string that is no path (`$100` is text). */
export function parsePath(text: string): Path | undefined {
  return /^\$[A-Za-z_][^\s.{}|]*(\.[^\s.{}|]+)*$/.test(text) ? text.slice(1).split(".") : undefined
}

/** A literal, or a reading of the scope; one level, as operands of conditions are. */
export function compileOperand(value: unknown, tokens: Readonly<Record<string, string>>): Json | ValueNode {
  if (typeof value !== "string") return (value ?? null) as Json
  const path = parsePath(value)
  return path ? { "@get": path } : substituteTokens(value, tokens)
}

/** Like an operand, but objects and lists may hold paths at any depth. */
export function compileValue(value: unknown, tokens: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((item) => compileValue(item, tokens))
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, compileValue(item, tokens)]))
  return compileOperand(value, tokens)
}
