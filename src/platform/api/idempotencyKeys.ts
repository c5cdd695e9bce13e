import { canonicalJson } from "../../domain/canonicalJson"

const maxKeys = 50

/** A key for each write that a customer wants done: a retry that follows no answer carries the key of the first try. */
export interface IdempotencyKeys {
  keyFor(call: string, payload: unknown): string
  /** The server answered: the next write of this kind gets a new key. */
  release(call: string, payload: unknown): void
  /** Forgets everything (log-out). */
  clear(): void
}

const keyOf = (call: string, payload: unknown) => `${call} ${canonicalJson(payload)}`

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
