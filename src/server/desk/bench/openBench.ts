import { createHash } from "node:crypto"
import { createTextLoader, type DocumentSet, type DocumentTexts } from "../../../../renderer/compiler"
import type { Bench, BenchCoverage, BenchDecision, BenchOrder, BenchRun } from "../../../domain/bench"
import type { SaidChange } from "../../../sentences"
import { changesBetween } from "../../changesBetween"
import type { PastDocuments } from "../pastDocuments"
import { changesDrawn } from "./changesDrawn"
import { coverageOf } from "./coverage"
import { openDecisions } from "./decisions"
import type { DrawnPair, DrawStates } from "./drawing"
import { filesDrawn } from "./filesDrawn"
import { withDerived } from "./derived/withDerived"
import { statesOfSides } from "./statesOfSides"
import { withoutAlike } from "./withoutAlike"

export interface BenchOptions {
  readonly draw: DrawStates
  /** What draws the state pages at an origin: another one is another engine. Undefined where there are none. */
  readonly engineAt: (origin: string) => Promise<string | undefined>
  /** Of pictures, and of what was said of them. */
  readonly folder: string
}

interface Surroundings extends BenchOptions {
  /** The documents as they are on disk. */
  readonly readNow: () => DocumentTexts
  readonly readPast: (name: string) => Promise<PastDocuments>
  /** Somebody may look again. */
  readonly onChange: () => void
}

export interface StartOrder extends BenchOrder {
  /** Where the state pages are. */
  readonly origin: string
}

export interface OpenBench {
  /** Keeps documents that somebody brought for the next runs; the name that they have in orders. */
  take(texts: DocumentTexts): string
  /** The documents of a run, which nobody edits any more; undefined for any other name. */
  textsOf(name: string): DocumentTexts | undefined
  start(order: StartOrder): Promise<"started" | "running" | "no-documents" | "no-pages">
  stop(): void
  read(): Bench
  /** What of the documents the states of the newest run show; undefined before there is one. */
  coverage(): BenchCoverage | undefined
  decide(decision: Omit<BenchDecision, "at">): void
  close(): void
}

/** By `screen/sample`. */
type Names = ReadonlyMap<string, string>

interface Running {
  readonly run: BenchRun
  readonly pairs: Map<string, DrawnPair>
  readonly texts: DocumentTexts
  /** The same, without derived states. */
  readonly set: DocumentSet
  readonly said: readonly SaidChange[]
  /** What derived states are called. */
  readonly derived: Names
  readonly abort: AbortController
}

const sayMs = 300
const mostBrought = 2

/** Draws every state beside what was before, one run at a time, and keeps what people say of the differences. */
export function openBench({ draw, engineAt, folder, readNow, readPast, onChange }: Surroundings): OpenBench {
  const decisions = openDecisions(folder)
  let newest: Running | undefined
  let isStarting = false
  const frozen = new Map<string, DocumentTexts>()
  const brought = new Map<string, DocumentTexts>()
  let telling: ReturnType<typeof setTimeout> | undefined
  const say = () => {
    telling ??= setTimeout(() => {
      telling = undefined
      onChange()
    }, sayMs)
  }
  const put = (running: Running, change: Partial<BenchRun>) => {
    if (newest?.abort !== running.abort) return
    newest = { ...newest, run: { ...newest.run, ...change } }
    say()
  }

  /** Under a name made of what they say. */
  function freeze(texts: DocumentTexts, isDerived: boolean): { readonly name: string; readonly names: Names } {
    const { texts: drawn, names } = isDerived ? withDerived(texts) : { texts, names: new Map<string, string>() }
    const name = nameOf(drawn)
    frozen.set(name, drawn)
    return { name, names }
  }

  async function prepare({ origin, before, look, screens, isDerived }: StartOrder) {
    const engine = await engineAt(origin)
    if (engine === undefined) return "no-pages"
    const texts = readNow()
    const past = await readPast(before).catch(() => undefined)
    if (!past) return "no-documents"
    frozen.clear()
    const sides = { before: freeze(past.texts, isDerived), after: freeze(texts, isDerived) }
    const [was, is] = await Promise.all([readPast(sides.before.name), readPast(sides.after.name)])
    const states = statesOfSides({ before: was, after: is, look, engine, screens })
    const abort = new AbortController()
    const names = { before: sides.before.name, after: sides.after.name }
    const order = { origin, sides: names, look, states, folder }
    const run: BenchRun = {
      order: { before, look, screens, isDerived },
      status: "running",
      total: states.length,
      drawn: 0,
    }
    const said = changesBetween(past.texts, texts)
    const set = createTextLoader()(texts)
    const derived = new Map([...sides.before.names, ...sides.after.names])
    return { order, running: { run, pairs: new Map(), texts, set, said, derived, abort } satisfies Running }
  }

  async function carryOut(order: Parameters<DrawStates>[0], running: Running): Promise<void> {
    const tell = (pair: DrawnPair) => {
      running.pairs.set(`${pair.screen}/${pair.sample}`, pair)
      put(running, { drawn: running.pairs.size })
    }
    const end = await draw(order, tell, running.abort.signal).catch(() => "failed" as const)
    put(running, { status: running.abort.signal.aborted ? "stopped" : end === "drawn" ? "done" : end })
  }

  return {
    take(texts) {
      const name = nameOf(texts)
      const [oldest = ""] = brought.keys()
      brought.set(name, texts)
      if (brought.size > mostBrought) brought.delete(oldest)
      return name
    },
    textsOf: (name) => frozen.get(name) ?? brought.get(name),
    async start(asked) {
      if (isStarting || newest?.run.status === "running") return "running"
      isStarting = true
      try {
        const prepared = await prepare(asked)
        if (typeof prepared === "string") return prepared
        newest = prepared.running
        void carryOut(prepared.order, prepared.running)
        say()
        return "started"
      } finally {
        isStarting = false
      }
    },
    stop: () => newest?.abort.abort(),
    read() {
      if (!newest) return { isOld: false, states: [], alike: 0, changes: [] }
      const { run, texts, set, said, derived } = newest
      const all = [...newest.pairs.values()]
      const pairs = withoutAlike(all, derived)
      const filesOf = (pair: DrawnPair) => filesDrawn(set, pair)
      const found = changesDrawn(pairs, { said, filesOf, derived, decisions: decisions.read() })
      return { run, isOld: nameOf(readNow()) !== nameOf(texts), alike: all.length - pairs.length, ...found }
    },
    coverage: () => newest && coverageOf(newest.set, [...newest.pairs.values()], newest.run.order.screens),
    decide(decision) {
      decisions.add({ ...decision, at: new Date().toISOString() })
      onChange()
    },
    close() {
      clearTimeout(telling)
      newest?.abort.abort()
    },
  }
}

const nameOf = (texts: DocumentTexts): string => {
  const hash = createHash("sha256")
  for (const [file, text] of [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${file}\n${text.length}\n${text}`)
  return `drawn-${hash.digest("hex").slice(0, 16)}`
}
