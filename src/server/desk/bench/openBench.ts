import { createHash } from "node:crypto"
import type { DocumentTexts } from "../../../../renderer/compiler"
import type { Bench, BenchDecision, BenchOrder, BenchRun } from "../../../domain/bench"
import type { SaidChange } from "../../../sentences"
import { changesBetween } from "../../changesBetween"
import type { PastDocuments } from "../pastDocuments"
import { changesDrawn } from "./changesDrawn"
import { openDecisions } from "./decisions"
import type { DrawnPair, DrawStates } from "./drawing"
import { filesDrawn } from "./filesDrawn"
import { statesOfSides } from "./statesOfSides"

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
  /** The documents of a run, which nobody edits any more; undefined for any other name. */
  textsOf(name: string): DocumentTexts | undefined
  start(order: StartOrder): Promise<"started" | "running" | "no-documents" | "no-pages">
  stop(): void
  read(): Bench
  decide(decision: Omit<BenchDecision, "at">): void
  close(): void
}

interface Running {
  readonly run: BenchRun
  readonly pairs: Map<string, DrawnPair>
  readonly texts: DocumentTexts
  readonly said: readonly SaidChange[]
  readonly after: PastDocuments
  readonly abort: AbortController
}

const sayMs = 300

/** Draws every state beside what was before, one run at a time, and keeps what people say of the differences. */
export function openBench({ draw, engineAt, folder, readNow, readPast, onChange }: Surroundings): OpenBench {
  const decisions = openDecisions(folder)
  let newest: Running | undefined
  let isStarting = false
  const frozen = new Map<string, DocumentTexts>()
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

  async function prepare({ origin, before, look, screens }: StartOrder) {
    const engine = await engineAt(origin)
    if (engine === undefined) return "no-pages"
    const texts = readNow()
    const name = nameOf(texts)
    frozen.clear()
    frozen.set(name, texts)
    const sides = await Promise.all([readPast(before), readPast(name)]).catch(() => undefined)
    if (!sides) return "no-documents"
    const [was, is] = sides
    const states = statesOfSides({ before: was, after: is, look, engine, screens })
    const abort = new AbortController()
    const order = { origin, sides: { before, after: name }, look, states, folder }
    const run: BenchRun = { order: { before, look, screens }, status: "running", total: states.length, drawn: 0 }
    const said = changesBetween(was.texts, texts)
    return { order, running: { run, pairs: new Map(), texts, said, after: is, abort } satisfies Running }
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
    textsOf: (name) => frozen.get(name),
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
      if (!newest) return { isOld: false, states: [], changes: [] }
      const { run, pairs, texts, said, after } = newest
      const filesOf = (pair: DrawnPair) => filesDrawn(after.set, pair)
      const found = changesDrawn([...pairs.values()], { said, filesOf, decisions: decisions.read() })
      return { run, isOld: nameOf(readNow()) !== nameOf(texts), ...found }
    },
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
