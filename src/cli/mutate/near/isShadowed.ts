import { isRecord } from "../../../domain/json"
import type { Mutation } from "../choose"
import { placeOf } from "./place"
import { recordsIn } from "./recordsIn"
import type { Contents } from "./shared"

/** What a call says of one of its ends is never done where everybody who makes the call says so, too: the nearest counts. */
export function isShadowed(mutation: Mutation, contents: Contents): boolean {
  const { keys, around } = placeOf(mutation)
  const [document] = around
  const [part, end] = keys
  if (!isRecord(document) || document["kind"] !== "call" || part !== "outcomes" || end === undefined) return false
  const uses = [...contents.values()].flatMap(recordsIn).filter(({ call }) => call === document["id"])
  return uses.length > 0 && uses.every(({ on }) => isRecord(on) && Object.hasOwn(on, end))
}
