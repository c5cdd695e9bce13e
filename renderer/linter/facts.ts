/** Facts are gathered document by document and kept from one check to the next: an edit changes only those of what it touches. */
import type { LoadedDocument } from "../compiler"
import { isDocumentSource } from "./excerpt"
import { Gathered, type KeptFacts } from "./gathered"
import { noteReading, type Reading, readingOf } from "./reading"
import type { Context, Entries, Facts, FactValue, Summary, Topic } from "./rule"
import { keepSources, keptSources, nameOfSource, sourceNamed } from "./sources"

export interface FactStore extends Facts {
  /** What was read to gather them. */
  sources(): ReadonlySet<object>
  /**
   * Gathers anew what these documents say, and drops what those that are gone said; gives the topics and summaries of which all documents together say anything else,
   * and the `sources` that say anything else by themselves.
   */
  update(context: Context, touched: Touched, sources: ReadonlySet<object>): ReadonlySet<object>
  keep(): KeptStore
}

/** All that a store knows, as plain JSON, by the names of topics and summaries. */
export interface KeptStore {
  readonly topics: readonly (readonly [name: string, facts: KeptFacts, read: readonly string[]])[]
  readonly summaries: readonly (readonly [name: string, result: FactValue, read: readonly string[]])[]
}

export interface Touched {
  readonly documents: readonly LoadedDocument[]
  /** Files of documents that are gone. */
  readonly gone: readonly string[]
}

type AnyTopic = Topic<FactValue>

/** Begins with what was kept. */
export function createFactStore(kept: KeptStore = { topics: [], summaries: [] }): FactStore {
  const topics = new Map(kept.topics.map(([name, facts]) => [sourceNamed(name) as AnyTopic, Gathered.of(facts)]))
  /** What each of them read of other documents. */
  const sourcesOf = new Map(kept.topics.map(([name, , read]) => [sourceNamed(name) as AnyTopic, keptSources(read)]))
  const summaries = new Map<Summary<FactValue>, Reading<FactValue>>(
    kept.summaries.map(([name, result, read]) => [
      sourceNamed(name) as Summary<FactValue>,
      { result, read: keptSources(read) },
    ]),
  )
  /** Topics that an update has not come to yet: one that reads another renews that first. */
  const due = new Map<AnyTopic, () => void>()

  function renew(topic: AnyTopic): void {
    const run = due.get(topic)
    due.delete(topic)
    run?.()
  }

  /** What a document says of a topic. When an excerpt that the topic reads changes, it is gathered again for all documents. */
  function entriesOf(context: Context, topic: AnyTopic, document: LoadedDocument): Entries<FactValue> {
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
    get: <Value extends FactValue>(context: Context, topic: Topic<Value>, key: string) =>
      gather(context, topic).get(key) as readonly Value[],
    has: (context, topic, key) => gather(context, topic).has(key),
    summary<Value extends FactValue>(context: Context, make: Summary<Value>) {
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
    keep: () => ({
      topics: [...topics].map(([topic, facts]) => [
        nameOfSource(topic),
        facts.keep(),
        keepSources(sourcesOf.get(topic) ?? new Set()),
      ]),
      summaries: [...summaries].map(([make, { result, read }]) => [nameOfSource(make), result, keepSources(read)]),
    }),
  }
}
