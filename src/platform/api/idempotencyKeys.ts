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
}

/** What is asked for. A proof of who asks is made anew for every try. */
const keyOf = ({ id, stepUp }: Call, payload: CallInput) =>
  `${id} ${canonicalJson(stepUp === undefined ? payload : { ...payload, [stepUp]: undefined })}`

export function createIdempotencyKeys(randomUuid: () => string): IdempotencyKeys {
  const open = new Map<string, string>()
  return {
    keyFor(call, payload) {
      const key = keyOf(call, payload)
      const id = open.get(key) ?? randomUuid()
      open.set(key, id)
      const [oldest] = open.keys()
      if (open.size > maxKeys && oldest !== undefined) open.delete(oldest)
      return id
    },
    release: (call, payload) => void open.delete(keyOf(call, payload)),
    clear: () => open.clear(),
  }
}

/** True once the server has said what became of a write. */
export const isConclusive = (outcome: string) =>
  !["unconfirmed", "broken", "offline", "timeout", "cancelled"].includes(outcome)
