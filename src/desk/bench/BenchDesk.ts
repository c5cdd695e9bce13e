import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Bench, BenchChange, BenchDecision, BenchOrder } from "../../domain/bench"
import { beganName } from "../../domain/documentNames"
import { firstLook, type Look } from "../../domain/look"
import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"

const nothing: Bench = { isOld: false, states: [], alike: 0, changes: [] }

const refusals: Readonly<Record<string, string>> = {
  running: "ほかの人が撮っています。終わってから、もう一度お試しください。",
  "no-documents": "くらべる相手の文書を読めませんでした。別の相手を選んでください。",
  "no-pages": "画面を出しているサーバーが答えません。しばらくしてから、もう一度お試しください。",
}
const lost = "サーバーにつながっていないため、できませんでした。つながってから、もう一度お試しください。"
const failed =
  "サーバーが処理できなかったため、できませんでした。サーバーの記録とディスクの空きを確かめてから、もう一度お試しください。"

/** What is known of the bench, and what can be done with it. */
export class BenchDesk {
  bench: Bench = nothing
  isRead = false
  before: string = beganName
  look: Look = firstLook
  isDerived = false
  /** Why something was not done. */
  refusal = ""
  /** The change that somebody looks at. */
  chosen: string | undefined
  private asked = 0

  constructor(private readonly desk: DeskStore) {
    makeAutoObservable<this, "desk" | "asked">(this, {
      desk: false,
      asked: false,
      bench: observableRef,
      look: observableRef,
    })
  }

  get isRunning(): boolean {
    return this.bench.run?.status === "running"
  }

  get change(): BenchChange | undefined {
    const { changes } = this.bench
    return changes.find(({ id }) => id === this.chosen) ?? changes.find(({ decision }) => !decision) ?? changes[0]
  }

  /** Changes that nobody has said anything of. */
  get undecided(): readonly BenchChange[] {
    return this.bench.changes.filter(({ decision }) => !decision)
  }

  compareWith(before: string): void {
    this.before = before
  }

  lookAt(look: Look): void {
    this.look = look
  }

  deriveStates(isDerived: boolean): void {
    this.isDerived = isDerived
  }

  private take({ before, look, isDerived }: BenchOrder): void {
    Object.assign(this, { before, look, isDerived })
  }

  choose(change: string): void {
    this.chosen = change
  }

  /** What was told last stays in view while the server is away, and an answer that another one has overtaken is dropped. */
  async read(): Promise<void> {
    const mine = (this.asked += 1)
    const answer = await this.desk.api.get("bench").catch(() => undefined)
    if (mine !== this.asked || answer?.status !== 200 || !isFields(answer.body)) return
    const { body } = answer
    runInAction(() => {
      const { run } = (this.bench = body as unknown as Bench)
      if (!this.isRead && run) this.take(run.order)
      this.isRead = true
    })
  }

  start(screens: readonly string[]): Promise<void> {
    const { before, look, isDerived } = this
    return this.act("bench/runs", { before, look, screens, isDerived } satisfies BenchOrder)
  }

  stop(): Promise<void> {
    return this.act("bench/stop", {})
  }

  /** Goes on to the next that nobody has decided. */
  async decide(change: string, verdict: BenchDecision["verdict"], comment: string): Promise<void> {
    await this.act("bench/decisions", { change, verdict, comment })
    if (this.refusal === "") this.chosen = this.undecided[0]?.id ?? change
  }

  private async act(path: string, body: object): Promise<void> {
    const answer = await this.desk.api.post(path, body).catch(() => undefined)
    const kind = isFields(answer?.body) ? String(answer.body["kind"]) : ""
    const isDone = answer !== undefined && answer.status < 300
    runInAction(() => (this.refusal = isDone ? "" : (refusals[kind] ?? (answer ? failed : lost))))
    await this.read()
  }
}
