import type { CallResult, CompiledCall } from "../../../renderer"
import { isRecord, type JsonRecord } from "../../domain/json"
import { parseJsonInSteps } from "../../domain/jsonSteps"
import { runInShortTasks } from "../shortTasks"
import { matchesInSteps } from "./matchesInSteps"
import { broken, ok } from "./results"

export { decodeInShortTasks } from "./decodeInShortTasks"

/** What `parseRecord` gives of all parts, in short tasks. */
export async function parseLargeRecord(parts: readonly string[]): Promise<JsonRecord | undefined> {
  const value = await runInShortTasks(parseJsonInSteps(parts)).catch(() => undefined)
  return isRecord(value) ? value : undefined
}

/** What `checkPayload` gives, in short tasks. */
export async function checkLargePayload(call: CompiledCall, payload: unknown): Promise<CallResult> {
  const isExpected = await runInShortTasks(matchesInSteps(call.response, payload))
  return isExpected ? ok(payload) : broken(call, "unexpected-payload")
}
