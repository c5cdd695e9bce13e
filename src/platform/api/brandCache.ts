import { isRecord } from "../../domain/json"
import type { Clock } from "../../domain/clock"
import type { KeyValueStorage } from "../storage"

const key = "brands"
const freshMs = 5 * 60 * 1000

export interface CachedBrands {
  /** The body as it was sent. */
  readonly body: unknown
  readonly etag: string
  readonly isFresh: boolean
}

export interface BrandCache {
  read(): Promise<CachedBrands | undefined>
  write(body: unknown, etag: string): Promise<void>
}

/** Keeps the last brands data. A write that fails is no loss; what cannot be read is dropped. */
export function createBrandCache(storage: KeyValueStorage, clock: Clock): BrandCache {
  return {
    async read() {
      const entry = await storage.read(key).catch(() => undefined)
      if (entry === undefined) return undefined
      if (!isRecord(entry) || typeof entry["etag"] !== "string" || typeof entry["at"] !== "number") {
        await storage.remove(key).catch(() => undefined)
        return undefined
      }
      // A negative age means that the device clock was set back: not fresh.
      const age = clock.now() - entry["at"]
      return { body: entry["body"], etag: entry["etag"], isFresh: age >= 0 && age < freshMs }
    },
    async write(body, etag) {
      await storage.write(key, { body, etag, at: clock.now() }).catch(() => undefined)
    },
  }
}
