import { canonicalJson } from "../../domain/canonicalJson"
import type { CompiledCall } from "../../../renderer"
import type { CallInput } from "./callClient"

const maxKeys = 50

type Call = Pick<CompiledCall, "id" | "stepUp">

/** A key for each write that a customer wants done: a retry that follows no answer carries the key of the first try. */
export interface IdempotencyKeys {
  keyFor(call: Call, payload: CallInput): string
  /** The server answered: the next write of this kind gets a new key. */
  release(call: Call, payload: CallInput): void
  /** Forgets everything (log-out). */
  clear(): void
  /** Writes that had no answer when the page was left. */
  restore(open: OpenWrites): void
}

/** Keys of writes without an answer, by what was asked for. */
export type OpenWrites = Readonly<Record<string, string>>

/** What is asked for, told apart and not told: it may hold a password. A proof of who asks is made anew for every try. */
function keyOf({ id, stepUp }: Call, payload: CallInput): string {
  const asked = canonicalJson(stepUp === undefined ? payload : { ...payload, [stepUp]: undefined })
  let [one, other] = [5381, 52_711]
  for (const letter of asked) {
    const code = letter.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2_654_435_761)
    other = Math.imul(other ^ code, 1_597_334_677)
  }
  return `${id} ${one}${other}`
}

/** `keep`: is told whenever a write begins to wait for an answer or has got it. */
export function createIdempotencyKeys(randomUuid: () => string, keep: (open: OpenWrites) => void): IdempotencyKeys {
  const open = new Map<string, string>()
  const changed = () => keep(Object.fromEntries(open))
  return {
    keyFor(call, payload) {
      const key = keyOf(call, payload)
      const known = open.get(key)
      if (known !== undefined) return known
      const id = randomUuid()
      open.set(key, id)
      const [oldest] = open.keys()
      if (open.size > maxKeys && oldest !== undefined) open.delete(oldest)
      changed()
      return id
    },
    release(call, payload) {
      if (open.delete(keyOf(call, payload))) changed()
    },
    clear: () => open.clear(),
    restore(before) {
      for (const [key, id] of Object.entries(before)) if (!open.has(key)) open.set(key, id)
    },
  }
}

/** True once the server has said what became of a write. */
export const isConclusive = (outcome: string) =>
  !["unconfirmed", "broken", "offline", "timeout", "cancelled"].includes(outcome)
