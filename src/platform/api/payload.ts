import type { CallResult, CompiledCall } from "../../../renderer"
import { isRecord, parseJson, type JsonRecord } from "../../domain/json"
import { matchesSchema } from "./matchesSchema"
import { broken, ok } from "./results"

/** The JSON object that a text holds; undefined for anything else. */
export function parseRecord(text: string): JsonRecord | undefined {
  const value = parseJson(text)
  return isRecord(value) ? value : undefined
}

export function omit(record: JsonRecord, names: readonly string[]): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
}

/** Lets a payload through only if the call document describes it. */
export function checkPayload(call: CompiledCall, payload: unknown): CallResult {
  return isExpected(call, payload) ? ok(payload) : broken(call, "unexpected-payload")
}

export function isExpected(call: CompiledCall, payload: unknown): boolean {
  return matchesSchema(call.response, payload)
}
