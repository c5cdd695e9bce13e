import { isRecord } from "../../../domain/json"
import type { Clock } from "../../../domain/clock"
import type { KeyValueStorage } from "../../storage"
import { runInShortTasks } from "../../shortTasks"
import type { Report } from "../callClient"
import { type BrandData, readBrandText } from "./brandData"

const key = "brands"
const freshMs = 5 * 60 * 1000

export interface CachedBrands {
  readonly etag: string
  readonly isFresh: boolean
  /** When the server last said that these are its brands, in milliseconds since 1970. */
  readonly at: number
  /** Nothing where what was kept cannot be read (any more). */
  read(): Promise<BrandData | undefined>
}

export interface BrandCache {
  read(): Promise<CachedBrands | undefined>
  /** Reads a body in the parts in which it came, and keeps it if it can be read. Storage copies each part at once. */
  keep(parts: readonly string[], etag: string): Promise<BrandData | undefined>
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

/**
 * Keeps the last brands data. A write that fails is no loss; what cannot be read is dropped. What this page has read once
 * stays in memory: the next screen reads no file of 34 MB again, and finds the search of the one before it.
 */
export function createBrandCache(storage: KeyValueStorage, clock: Clock, report: Report): BrandCache {
  let held: { readonly entry: Entry; readonly data: BrandData } | undefined
  const readEntry = async () => (await storage.read(key).catch(() => undefined)) ?? held?.entry
  const writeEntry = (entry: Entry) => storage.write(key, entry).catch(() => undefined)
  const drop = () => storage.remove(key).catch(() => undefined)
  const parse = (parts: readonly string[]) => runInShortTasks(readBrandText(parts, report))

  async function readParts({ id, parts }: Entry): Promise<readonly string[] | undefined> {
    const texts: string[] = []
    for (let part = 0; part < parts; part += 1) {
      const found = await storage.read(keyOf(part)).catch(() => undefined)
      if (!isRecord(found) || found["id"] !== id || typeof found["text"] !== "string") return undefined
      texts.push(found["text"])
    }
    return texts
  }

  async function readData(entry: Entry): Promise<BrandData | undefined> {
    if (held?.entry.id === entry.id) return held.data
    const parts = await readParts(entry)
    const data = parts && (await parse(parts))
    if (data) held = { entry, data }
    else await drop()
    return data
  }

  async function writeParts(id: number, parts: readonly string[]): Promise<boolean> {
    try {
      for (const [part, text] of parts.entries()) await storage.write(keyOf(part), { id, text })
      return true
    } catch {
      return false
    }
  }

  return {
    async read() {
      const entry = await readEntry()
      if (entry === undefined) return undefined
      if (!isEntry(entry)) {
        await drop()
        return undefined
      }
      // A negative age means that the device clock was set back: not fresh.
      const age = clock.now() - entry.at
      return { etag: entry.etag, isFresh: age >= 0 && age < freshMs, at: entry.at, read: () => readData(entry) }
    },
    async keep(parts, etag) {
      const data = await parse(parts)
      if (data === undefined) return undefined
      const id = clock.now()
      const entry = { id, parts: parts.length, etag, at: id }
      held = { entry, data }
      if (await writeParts(id, parts)) await writeEntry(entry)
      return data
    },
    async confirm() {
      const entry = await readEntry()
      if (!isEntry(entry)) return
      const confirmed = { ...entry, at: clock.now() }
      if (held?.entry.id === entry.id) held = { ...held, entry: confirmed }
      await writeEntry(confirmed)
    },
  }
}
