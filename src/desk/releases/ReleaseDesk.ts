import { makeAutoObservable, observable, observableRef, runInAction } from "mobx"
import type { KeptEffect } from "../../domain/effect"
import {
  type AuditLine,
  type ChannelAddress,
  channelOf,
  type DeskPerson,
  type ListedChannel,
  type Listing,
  liveChannel,
  type Me,
  type Proposals,
  type Role,
  type Verdict,
} from "../../domain/proposals"
import { type Ordering, reaching } from "./ordering"
import { writeRefusal } from "./writeRefusal"
import { reviewed, sayCancelled } from "../../domain/releaseSentences"
import { toJapan } from "../parts/toJapan"
import type { SaidChange } from "../../sentences"
import type { Answer } from "../deskApi"
import type { DeskStore } from "../DeskStore"
import { viewsOf } from "../views"

export interface Act {
  readonly path: string
  readonly body: object
  /** Read when it was done. */
  readonly said: string
}

/** What is on its way to customers, and who decides about it. */
export class ReleaseDesk {
  me: Me | undefined
  listing: Listing | undefined
  proposals: Proposals = { proposals: [], changed: [], proposed: [] }
  lines: readonly AuditLine[] | undefined
  /** The log did not come when it was last asked for. */
  isLogMissing = false
  /** Of the log; of Japan. Empty for what was done lately. */
  day = ""
  /** What opened proposals change, by their number. */
  readonly changes = observable.map<number, readonly SaidChange[]>({}, { deep: false })
  /** What they do to customers; `untold` where the server could not work it out. */
  readonly effects = observable.map<number, KeptEffect | "asking" | "untold">({}, { deep: false })
  /** Why the last act was not done, line by line. */
  refusal: readonly string[] = []
  /** What the server calls that; empty where it did not answer. */
  refused = ""
  /** Documents that are changed besides, with which it could be done. */
  alongside: readonly string[] = []
  /** What the last act did. */
  said = ""
  /** Waits for the password. */
  waiting: Act | undefined
  isBusy = false
  /** False where the server has no releases; undefined until it was asked. */
  isThere: boolean | undefined

  constructor(readonly store: DeskStore) {
    makeAutoObservable<this, "store">(this, {
      store: false,
      isThere: observableRef,
      me: observableRef,
      listing: observableRef,
      proposals: observableRef,
      lines: observableRef,
      waiting: observableRef,
      alongside: observableRef,
    })
  }

  get person(): DeskPerson | undefined {
    return this.me?.person
  }

  /** Whether a channel other than that of customers has it now. */
  isTriedOut(proposal: number): boolean {
    const { channels = [] } = this.listing ?? {}
    return channels.some(
      ({ name, hasOwn, pointers: [newest] }) => name !== liveChannel && hasOwn && newest?.proposal === proposal,
    )
  }

  /** What customers have, and what they get. */
  get live(): ListedChannel | undefined {
    return channelOf(this.listing)
  }

  can(role: Role): boolean {
    return this.person?.roles.includes(role) ?? false
  }

  nameOf(login: string): string {
    if (login === "build") return "アプリの組み立て"
    if (login === "server") return "サーバー"
    return this.me?.people.find((one) => one.login === login)?.name ?? login
  }

  /** Such as 第3版. */
  nameOfRelease(id: string): string {
    return `第${this.listing?.releases.find((one) => one.id === id)?.number ?? "?"}版`
  }

  async refresh(): Promise<void> {
    const { api } = this.store
    const me = await api.get("me").catch(() => undefined)
    runInAction(() => {
      // A server of documents alone has nobody who could be asked.
      if (me) this.isThere = me.status !== 404 && me.status !== 204
      if (me?.status === 200) {
        this.me = me.body as Me
        this.store.me = this.me
      }
    })
    if (this.isThere === false) return
    const hasProposals = viewsOf(this.me).some(({ view }) => view === "changes" || view === "audit")
    const [listing, proposals] = await Promise.all([
      api.get("releases"),
      hasProposals ? api.get("proposals") : undefined,
    ]).catch(() => [])
    runInAction(() => {
      if (listing?.status === 200) this.listing = listing.body as Listing
      if (proposals?.status !== 200) return
      this.proposals = proposals.body as Proposals
      // A server that keeps nothing has forgotten them when it begins anew.
      for (const open of this.changes.keys())
        if (this.proposals.proposals.every(({ id }) => id !== open)) this.close(open)
    })
    await Promise.all([...this.changes.keys()].map((id) => this.readChanges(id)))
    for (const id of this.changes.keys()) void this.readEffect(id)
  }

  async readAudit(day = this.day): Promise<void> {
    this.day = day
    const answer = await this.store.api.get(day === "" ? "audit" : `audit?day=${day}`).catch(() => undefined)
    // Another day may have been chosen while this one came.
    if (day !== this.day) return
    runInAction(() => {
      // Nothing was done on a day that is none, such as one whose year is half typed.
      const isNone = answer?.status === 400
      this.isLogMissing = answer?.status !== 200 && !isNone
      if (!this.isLogMissing) this.lines = isNone ? [] : (answer?.body as readonly AuditLine[])
    })
  }

  async readChanges(id: number): Promise<void> {
    const told = await this.changesOf(id)
    if (told) runInAction(() => this.changes.set(id, told))
  }

  /** What a proposal changes; undefined where the server does not say, and why is said then. */
  async changesOf(id: number): Promise<readonly SaidChange[] | undefined> {
    const answer = await this.store.api.get(`proposals/${id}/changes`).catch(() => undefined)
    if (answer && answer.status !== 200) runInAction(() => (this.refusal = this.whyNot(answer)))
    return answer?.status === 200 ? (answer.body as readonly SaidChange[]) : undefined
  }

  /** Takes seconds where nobody has asked before; what was told stays in view meanwhile. */
  async readEffect(id: number): Promise<void> {
    if (typeof this.effects.get(id) !== "object") this.effects.set(id, "asking")
    const answer = await this.store.api.get(`proposals/${id}/effect`).catch(() => undefined)
    runInAction(() => this.effects.set(id, answer?.status === 200 ? (answer.body as KeptEffect) : "untold"))
  }

  /** What a proposal changes, and what that does to customers. */
  open(id: number): void {
    void this.readChanges(id)
    void this.readEffect(id)
  }

  close(id: number): void {
    this.changes.delete(id)
    this.effects.delete(id)
  }

  /** What the last act came to was read elsewhere. */
  forgetLast(): void {
    this.refusal = []
    this.said = ""
  }

  signIn(login: string, password = ""): Promise<boolean> {
    return this.act({ path: "sign-in", body: { login, password }, said: "" })
  }

  changePassword(password: string, next: string): Promise<boolean> {
    return this.act({ path: "password", body: { password, next }, said: "パスワードを変えました。" })
  }

  signOut(): Promise<boolean> {
    return this.act({ path: "sign-out", body: {}, said: "" })
  }

  /** Freezes documents as they are saved now. */
  async propose(paths: readonly string[], said: { readonly title: string; readonly reason: string }): Promise<boolean> {
    const files = Object.fromEntries(await Promise.all(paths.map((path) => this.readText(path))))
    const body = { ...said, files, authors: [] }
    return this.act({ path: "proposals", body, said: "提案しました。ほかの人の確認を待っています。" })
  }

  /** A document that is not there any more is taken away; one that does not come for another reason is not. */
  private async readText(path: string): Promise<readonly [path: string, text: string | null | undefined]> {
    const { status, body } = await this.store.api.get(`files?file=${encodeURIComponent(path)}`)
    return [path, status === 404 ? null : (body as { text?: string } | undefined)?.text]
  }

  review(id: number, verdict: Verdict, comment: string): Promise<boolean> {
    const content = this.proposals.proposals.find((one) => one.id === id)?.content ?? ""
    const seen = this.effects.get(id)
    const effect = typeof seen === "object" ? seen.hash : ""
    const path = `proposals/${id}/${verdict === "comment" ? "comments" : "reviews"}`
    return this.act({ path, body: { content, effect, verdict, comment }, said: reviewed[verdict] })
  }

  withdraw(id: number): Promise<boolean> {
    return this.act({ path: `proposals/${id}/withdraw`, body: {}, said: "提案を取り下げました。" })
  }

  publish(id: number, order: Ordering): Promise<boolean> {
    const said = order.startsAt === undefined ? `公開しました。${reaching(order)}` : "公開を予定しました。"
    return this.act({ path: `proposals/${id}/publish`, body: order, said })
  }

  rollBack(
    { name, before }: Pick<ListedChannel, "name" | "before">,
    order: Pick<Ordering, "takeover" | "reason">,
  ): Promise<boolean> {
    const said =
      name === liveChannel ? `前に公開していたものに戻しました。${reaching(order)}` : "本番と同じものに戻しました。"
    return this.act({ path: `channels/${name}/rollback`, body: { ...order, release: before }, said })
  }

  /** Where a device begins that is to show a channel; undefined where the server gives none. */
  async addressOf(channel: string, at = ""): Promise<ChannelAddress | undefined> {
    const query = at === "" ? "" : `?${new URLSearchParams({ at: toJapan(at) })}`
    const answer = await this.store.api.get(`channels/${channel}/address${query}`).catch(() => undefined)
    return answer?.status === 201 ? (answer.body as ChannelAddress) : undefined
  }

  cancel(pointer: number, reason: string): Promise<boolean> {
    return this.act({ path: `pointers/${pointer}/cancel`, body: { reason }, said: "予定を取りやめました。" })
  }

  move(pointer: number, startsAt: string, reason: string): Promise<boolean> {
    return this.act({ path: `pointers/${pointer}/move`, body: { startsAt, reason }, said: "日時を変えました。" })
  }

  confirmRollBack(pointer: number): Promise<boolean> {
    return this.act({ path: `pointers/${pointer}/confirm`, body: {}, said: "確認しました。" })
  }

  /** The password again, and then what waited for it. */
  async confirm(password: string): Promise<boolean> {
    const { waiting } = this
    if (!waiting) return false
    this.waiting = undefined
    const isRight = await this.act({ path: "confirm", body: { password }, said: "" })
    if (isRight) return this.act(waiting)
    runInAction(() => (this.waiting = waiting))
    return false
  }

  stopWaiting(): void {
    this.waiting = undefined
  }

  private whyNot(answer: Answer | undefined): readonly string[] {
    return writeRefusal(answer, (file) => this.store.nameOf(file))
  }

  /** One at a time: a button that is pressed twice does one thing. */
  private async act(act: Act): Promise<boolean> {
    if (this.isBusy) return false
    this.isBusy = true
    this.refusal = []
    this.refused = ""
    this.alongside = []
    this.said = ""
    const answer = await this.store.api.post(act.path, act.body).catch(() => undefined)
    const isDone = answer !== undefined && answer.status < 300
    // What was refused may be for what others have done meanwhile.
    if (isDone || answer?.status === 409) await this.refresh()
    runInAction(() => {
      this.isBusy = false
      if (isDone) this.said = act.said + sayCancelled((answer.body ?? {}) as { readonly cancelled?: number })
      else if (kindOf(answer) === "unconfirmed") this.waiting = act
      else {
        this.refusal = this.whyNot(answer)
        this.refused = kindOf(answer)
        this.alongside = (answer?.body as { alongside?: readonly string[] } | undefined)?.alongside ?? []
      }
    })
    return isDone
  }
}

const kindOf = (answer: Answer | undefined): string => (answer?.body as { kind?: string } | undefined)?.kind ?? ""
