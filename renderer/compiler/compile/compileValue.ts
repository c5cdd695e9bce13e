import type { CompiledValue, Path, ValueNode } from "../../model/compiled"
import type { Json, Value } from "../../model/documents"
import { isList, mapRecord } from "../../model/json"
import { substituteTokens } from "./compileText"

/** Segments of `$account.LIST.0.NAME`; undefined for a string that is no path (`$100` is text). */
export function parsePath(text: string): Path | undefined {
  return /^\$[A-Za-z_][^\s.{}|]*(\.[^\s.{}|]+)*$/.test(text) ? text.slice(1).split(".") : undefined
}

/** A literal, or a reading of the scope; one level, as operands of conditions are. */
export function compileOperand(value: Value, tokens: Readonly<Record<string, string>>): Json | ValueNode {
  if (typeof value !== "string") return value
  const path = parsePath(value)
  return path ? { "@get": path } : substituteTokens(value, tokens)
}

/** Like an operand, but objects and lists may hold paths at any depth. */
export function compileValue(value: Value, tokens: Readonly<Record<string, string>>): CompiledValue {
  if (value === null || typeof value !== "object") return compileOperand(value, tokens)
  if (isList(value)) return value.map((item) => compileValue(item, tokens))
  return mapRecord(value, (item) => compileValue(item, tokens))
}
