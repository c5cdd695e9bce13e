import { isRecord } from "../../../domain/json"
import type { Clock } from "../../../domain/clock"
import type { KeyValueStorage } from "../../storage"

const key = "brands"
const freshMs = 5 * 60 * 1000

export interface CachedBrands {
  /** The body as it was sent: a string is copied into storage at once, a large object would hold up the page. */
  readonly text: string
  readonly etag: string
  readonly isFresh: boolean
}

export interface BrandCache {
  read(): Promise<CachedBrands | undefined>
  write(text: string, etag: string): Promise<void>
}

interface Entry {
  readonly text: string
  readonly etag: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  typeof value["text"] === "string" &&
  typeof value["etag"] === "string" &&
  typeof value["at"] === "number"

/** Keeps the last brands data. A write that fails is no loss; what cannot be read is dropped. */
export function createBrandCache(storage: KeyValueStorage, clock: Clock): BrandCache {
  return {
    async read() {
      const entry = await storage.read(key).catch(() => undefined)
      if (entry === undefined) return undefined
      if (!isEntry(entry)) {
        await storage.remove(key).catch(() => undefined)
        return undefined
      }
      // A negative age means that the device clock was set back: not fresh.
      const age = clock.now() - entry.at
      return { text: entry.text, etag: entry.etag, isFresh: age >= 0 && age < freshMs }
    },
    async write(text, etag) {
      await storage.write(key, { text, etag, at: clock.now() } satisfies Entry).catch(() => undefined)
    },
  }
}
