/** Facts are gathered document by document and kept from one check to the next: an edit changes only those of what it touches. */
import type { LoadedDocument } from "../compiler"
import { isDocumentSource } from "./excerpt"
import { noteReading, type Reading, readingOf } from "./reading"
import type { Context, Facts, Summary, Topic } from "./rule"

export interface FactStore extends Facts {
  /** What was read to gather them. */
  sources(): ReadonlySet<object>
  /**
   * Gathers anew what these documents say, and drops what those that are gone said; gives the topics and summaries of which all documents together say anything else,
   * and the `sources` that say anything else by themselves.
   */
  update(context: Context, touched: Touched, sources: ReadonlySet<object>): ReadonlySet<object>
}

export interface Touched {
  readonly documents: readonly LoadedDocument[]
  /** Files of documents that are gone. */
  readonly gone: readonly string[]
}

type AnyTopic = Topic<unknown>

export function createFactStore(): FactStore {
  const topics = new Map<AnyTopic, Gathered>()
  /** What each of them read of other documents. */
  const sourcesOf = new Map<AnyTopic, Set<object>>()
  const summaries = new Map<Summary<unknown>, Reading<unknown>>()
  /** Topics that an update has not come to yet: one that reads another renews that first. */
  const due = new Map<AnyTopic, () => void>()

  function renew(topic: AnyTopic): void {
    const run = due.get(topic)
    due.delete(topic)
    run?.()
  }

  /** What a document says of a topic. When an excerpt that the topic reads changes, it is gathered again for all documents. */
  function entriesOf(context: Context, topic: AnyTopic, document: LoadedDocument): Entries {
    const { result, read } = readingOf(() => topic(context, document))
    const sources = sourcesOf.get(topic) ?? new Set()
    sourcesOf.set(topic, sources)
    for (const source of read) {
      sources.add(source)
      if (!isDocumentSource(source)) noteReading(source)
    }
    return result
  }

  function gather(context: Context, topic: AnyTopic): Gathered {
    noteReading(topic)
    renew(topic)
    const known = topics.get(topic)
    if (known !== undefined) return known
    const gathered = new Gathered()
    for (const document of context.whole.documents) gathered.put(document.file, entriesOf(context, topic, document))
    topics.set(topic, gathered)
    return gathered
  }

  return {
    get: <Value>(context: Context, topic: Topic<Value>, key: string) =>
      gather(context, topic).get(key) as readonly Value[],
    has: (context, topic, key) => gather(context, topic).has(key),
    summary<Value>(context: Context, make: Summary<Value>) {
      noteReading(make)
      const known = summaries.get(make) ?? readingOf(() => make(context))
      summaries.set(make, known)
      return known.result as Value
    },
    sources: () =>
      new Set([...sourcesOf.values(), ...[...summaries.values()].map(({ read }) => read)].flatMap((read) => [...read])),
    update(context, { documents, gone }, sources) {
      const changed = new Set(sources)
      for (const [topic, gathered] of topics)
        due.set(topic, () => {
          for (const file of gone) if (gathered.replace(file, [])) changed.add(topic)
          const isOther = [...(sourcesOf.get(topic) ?? [])].some((source) => sources.has(source))
          for (const document of isOther ? context.whole.documents : documents)
            if (gathered.replace(document.file, entriesOf(context, topic, document))) changed.add(topic)
        })
      for (const topic of topics.keys()) renew(topic)
      for (const [make, before] of summaries) {
        if ([...before.read].every((source) => !changed.has(source))) continue
        const now = readingOf(() => make(context))
        summaries.set(make, now)
        if (JSON.stringify(now.result) !== JSON.stringify(before.result)) changed.add(make)
      }
      return changed
    },
  }
}

type Entries = ReturnType<AnyTopic>

/** What one file says of a key, and the same as text, to be compared. */
interface Said {
  readonly values: readonly unknown[]
  readonly texts: readonly string[]
}

class Gathered {
  private readonly byKey = new Map<string, Map<string, Said>>()
  private readonly keys = new Map<string, readonly string[]>()
  /** What was asked of a key, as long as nobody says anything else of it. */
  private readonly answers = new Map<string, readonly unknown[]>()

  get(key: string): readonly unknown[] {
    const known = this.answers.get(key) ?? this.inOrder(key).flatMap(({ values }) => values)
    this.answers.set(key, known)
    return known
  }

  has(key: string): boolean {
    return this.byKey.has(key)
  }

  put(file: string, entries: Entries): void {
    if (entries.length === 0) return
    const own = saidIn(entries)
    this.keys.set(file, [...own.keys()])
    for (const [key, said] of own) this.set(key, file, said)
  }

  /** Puts what a file says now in place of what it said; whether anything is new, or gone altogether. */
  replace(file: string, entries: Entries): boolean {
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

function saidIn(entries: Entries): ReadonlyMap<string, Said> {
  const byKey = new Map<string, { values: unknown[]; texts: string[] }>()
  for (const [key, value] of entries) {
    const said = byKey.get(key) ?? { values: [], texts: [] }
    byKey.set(key, said)
    said.values.push(value)
    said.texts.push(JSON.stringify(value))
  }
  return byKey
}
