/** What documents say of one topic, file by file. */
import { once } from "../model/remembering"
import type { Entries, FactValue } from "./rule"

/** What one file says of a key. */
interface Said {
  /** The values as JSON, to be compared and kept. */
  readonly texts: readonly string[]
  readonly values: () => readonly FactValue[]
}

/** The same as plain JSON: file by file, each key with the texts of its values. */
export type KeptFacts = readonly (readonly [
  file: string,
  said: readonly (readonly [key: string, ...texts: string[]])[],
])[]

export class Gathered {
  private readonly byKey = new Map<string, Map<string, Said>>()
  private readonly keys = new Map<string, readonly string[]>()
  /** What was asked of a key, as long as nobody says anything else of it. */
  private readonly answers = new Map<string, readonly FactValue[]>()

  get(key: string): readonly FactValue[] {
    const known = this.answers.get(key) ?? this.inOrder(key).flatMap(({ values }) => values())
    this.answers.set(key, known)
    return known
  }

  has(key: string): boolean {
    return this.byKey.has(key)
  }

  put(file: string, entries: Entries<FactValue>): void {
    if (entries.length > 0) this.putAll(file, saidIn(entries))
  }

  keep(): KeptFacts {
    return [...this.keys].map(([file, keys]) => [
      file,
      keys.map((key) => [key, ...(this.byKey.get(key)?.get(file)?.texts ?? [])]),
    ])
  }

  static of(kept: KeptFacts): Gathered {
    const gathered = new Gathered()
    for (const [file, said] of kept) {
      const own = said.map(([key, ...texts]) => [key, { texts, values: once(() => texts.map(parse)) }] as const)
      gathered.putAll(file, new Map(own))
    }
    return gathered
  }

  /** Puts what a file says now in place of what it said; whether anything is new, or gone altogether. */
  replace(file: string, entries: Entries<FactValue>): boolean {
    const own = saidIn(entries)
    const changed = [...new Set([...(this.keys.get(file) ?? []), ...own.keys()])].filter((key) => {
      const said = own.get(key)
      if (said?.texts.join() === this.byKey.get(key)?.get(file)?.texts.join()) return false
      const before = this.distinct(key)
      this.set(key, file, said)
      return before !== this.distinct(key)
    })
    this.keys.set(file, [...own.keys()])
    return changed.length > 0
  }

  private putAll(file: string, own: ReadonlyMap<string, Said>): void {
    this.keys.set(file, [...own.keys()])
    for (const [key, said] of own) this.set(key, file, said)
  }

  private set(key: string, file: string, said: Said | undefined): void {
    this.answers.delete(key)
    const ofKey = this.byKey.get(key) ?? new Map<string, Said>()
    if (said === undefined) ofKey.delete(file)
    else ofKey.set(file, said)
    if (ofKey.size === 0) this.byKey.delete(key)
    else this.byKey.set(key, ofKey)
  }

  /** What is said of a key, in the order in which it is read, each once. */
  private distinct(key: string): string {
    const texts = this.inOrder(key).flatMap((said) => said.texts)
    return [...new Set(texts)].join()
  }

  private inOrder(key: string): readonly Said[] {
    const ofKey = this.byKey.get(key) ?? new Map<string, Said>()
    return [...ofKey.keys()].toSorted().flatMap((file) => ofKey.get(file) ?? [])
  }
}

const parse = (text: string) => JSON.parse(text) as FactValue

function saidIn(entries: Entries<FactValue>): ReadonlyMap<string, Said> {
  const byKey = new Map<string, FactValue[]>()
  for (const [key, value] of entries) {
    const values = byKey.get(key) ?? []
    byKey.set(key, values)
    values.push(value)
  }
  return new Map(
    [...byKey].map(([key, values]) => [
      key,
      { values: () => values, texts: values.map((value) => JSON.stringify(value)) },
    ]),
  )
}
