import { isRecord } from "../../../domain/json"
import type { Mutation } from "../choose"
import { placeOf } from "./place"
import type { Contents } from "./shared"

/** What a call says of one of its ends is never done where everybody who makes the call says so, too: the nearest counts. */
export function isShadowed(mutation: Mutation, contents: Contents): boolean {
  const { keys, around } = placeOf(mutation)
  const [document] = around
  const [part, end] = keys
  if (!isRecord(document) || document["kind"] !== "call" || part !== "outcomes" || end === undefined) return false
  const uses = [...contents.values()].flatMap((content) => usesIn(content, document["id"]))
  return uses.length > 0 && uses.every(({ on }) => isRecord(on) && Object.hasOwn(on, end))
}

function usesIn(node: unknown, call: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap((part: unknown) => usesIn(part, call))
  if (!isRecord(node)) return []
  return [...(node["call"] === call ? [node] : []), ...Object.values(node).flatMap((part) => usesIn(part, call))]
}
