import { isRecord } from "../../../domain/json"
import type { Clock } from "../../../domain/clock"
import type { KeyValueStorage } from "../../storage"

const key = "brands"
const freshMs = 5 * 60 * 1000

export interface CachedBrands {
  /** The body as it was sent, in the parts in which it was written. */
  readonly parts: readonly string[]
  readonly etag: string
  readonly isFresh: boolean
}

export interface BrandCache {
  read(): Promise<CachedBrands | undefined>
  /** Storage copies each part at once. */
  write(parts: readonly string[], etag: string): Promise<void>
  /** What was read is still what the server has. */
  confirm(): Promise<void>
}

/** What lies in storage under its own name, written last; the text lies in parts beside it. */
interface Entry {
  /** The parts carry it: those of another tab, which writes at the same time, are not taken for ours. */
  readonly id: number
  readonly parts: number
  readonly etag: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  typeof value["id"] === "number" &&
  typeof value["parts"] === "number" &&
  typeof value["etag"] === "string" &&
  typeof value["at"] === "number"

const keyOf = (part: number) => `${key}/${part}`

/** Keeps the last brands data. A write that fails is no loss; what cannot be read is dropped. */
export function createBrandCache(storage: KeyValueStorage, clock: Clock): BrandCache {
  const readEntry = () => storage.read(key).catch(() => undefined)

  async function readParts({ id, parts }: Entry): Promise<readonly string[] | undefined> {
    const texts: string[] = []
    for (let part = 0; part < parts; part += 1) {
      const found = await storage.read(keyOf(part)).catch(() => undefined)
      if (!isRecord(found) || found["id"] !== id || typeof found["text"] !== "string") return undefined
      texts.push(found["text"])
    }
    return texts
  }

  async function replace(parts: readonly string[], etag: string): Promise<void> {
    const id = clock.now()
    for (const [part, text] of parts.entries()) await storage.write(keyOf(part), { id, text })
    await storage.write(key, { id, parts: parts.length, etag, at: id } satisfies Entry)
  }

  return {
    async read() {
      const entry = await readEntry()
      if (entry === undefined) return undefined
      const parts = isEntry(entry) ? await readParts(entry) : undefined
      if (!isEntry(entry) || parts === undefined) {
        await storage.remove(key).catch(() => undefined)
        return undefined
      }
      // A negative age means that the device clock was set back: not fresh.
      const age = clock.now() - entry.at
      return { parts, etag: entry.etag, isFresh: age >= 0 && age < freshMs }
    },
    write: (parts, etag) => replace(parts, etag).catch(() => undefined),
    async confirm() {
      const entry = await readEntry()
      if (isEntry(entry)) await storage.write(key, { ...entry, at: clock.now() }).catch(() => undefined)
    },
  }
}
