import { freeKey } from "../../../../renderer/editing"
import { isRecord, textsIn } from "../../../domain/json"
import { objectsIn } from "./walkWritten"

export const keysIn = (file: string, value: unknown): ReadonlySet<string> =>
  new Set(objectsIn(file, value).flatMap(({ object }) => textsIn([object["key"]])))

/** What can be tapped has a key of its own beside those that are taken; records of one kind stay one. */
export function withKeys(value: unknown, taken: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((part) => withKeys(part, taken))
  if (!isRecord(value)) return value
  const { key, tap } = value
  const isTaken = typeof key === "string" && tap !== undefined && taken.has(key)
  const parts = Object.entries(value).map(([name, part]) => [name, withKeys(part, taken)] as const)
  return { ...Object.fromEntries(parts), ...(isTaken ? { key: freeKey(taken, key) } : {}) }
}
