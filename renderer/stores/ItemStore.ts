import { makeAutoObservable, observableRef, runInAction, toJS } from "mobx"
import { same } from "../expressions/same"
import type { CallResult } from "../model/calls"
import type { Json } from "../model/documents"
import { isRecord } from "../model/json"
import type { ItemChange, ItemsShape, ItemStore as ItemStoreModel, SharedStore } from "../model/stores"
import { readAt, writeAt } from "./paths"

type Fields = Readonly<Record<string, unknown>>

/** A change that the server has not answered. One after the other is sent, so that answers come in the order of changes. */
interface Unanswered extends ItemChange {
  readonly isSent: boolean
}

/** The answer of a call that the whole app shares, and on top of it what was changed since. */
export class ItemStore implements ItemStoreModel, SharedStore {
  private answer: unknown = undefined
  private changes: readonly Unanswered[] = []
  /** Requests are numbered. */
  private asked = 0
  /** What stands here is newer than the answers to requests up to this one, whenever those come. */
  private outdated = 0

  constructor(private readonly shape: ItemsShape) {
    const plain = { asked: false, outdated: false, shape: false, load: false } as const
    const replaced = { answer: observableRef, changes: observableRef } as const
    makeAutoObservable<this, keyof typeof plain | keyof typeof replaced>(this, { ...plain, ...replaced })
  }

  get items(): readonly Fields[] {
    return this.changes.reduce<readonly Fields[]>((items, change) => this.changed(items, change), this.answered)
  }

  /** Without what was changed since. */
  private get answered(): readonly Fields[] {
    const items = readAt(this.answer, this.shape.items)
    return Array.isArray(items) ? items.filter(isRecord) : []
  }

  get value(): unknown {
    return this.answer === undefined ? undefined : writeAt(this.answer, this.shape.items, this.items)
  }

  get isFull(): boolean {
    const most = this.shape.most && readAt(this.answer, this.shape.most)
    return typeof most === "number" && this.items.length >= most
  }

  get shared(): Readonly<Record<string, Json>> {
    return (isRecord(this.answer) ? toJS(this.answer) : {}) as Readonly<Record<string, Json>>
  }

  has(item: Fields): boolean {
    return this.items.some((one) => this.isSame(one, item))
  }

  async load(request: () => Promise<CallResult>): Promise<CallResult> {
    this.asked += 1
    const number = this.asked
    const result = await request()
    if (result.kind === "ok") runInAction(() => this.takeAnswer(result.value, number))
    return result
  }

  /** A change of an item that has not been sent is overtaken by the next one of the same item. */
  change(change: ItemChange): void {
    const others = this.changes.filter(({ isSent, item }) => isSent || !this.isSame(item, change.item))
    this.changes = [...others, { ...change, isSent: false }]
    if (!this.changes.some(({ isSent }) => isSent)) void this.sendNext()
  }

  takeOver(fields: Readonly<Record<string, Json>>): void {
    this.take(fields)
  }

  /** An answer that is too old still says what the newer one leaves out: other tabs do not tell everything. */
  private takeAnswer(answer: unknown, number: number): void {
    if (number > this.outdated) this.take(answer, number)
    else if (isRecord(answer) && isRecord(this.answer)) this.answer = { ...answer, ...this.answer }
  }

  private take(answer: unknown, outdated = this.asked): void {
    this.answer = answer
    this.outdated = outdated
  }

  private async sendNext(): Promise<void> {
    const next = this.changes.find(({ isSent }) => !isSent)
    if (!next) return
    if (this.answer !== undefined && this.isAnswered(next)) return this.end(next)
    const sent = { ...next, isSent: true }
    this.changes = this.changes.map((one) => (one === next ? sent : one))
    let result: CallResult | undefined
    try {
      result = await next.write()
    } finally {
      // A write that throws is reported as what nobody caught; the change is taken back and the next one has its turn.
      runInAction(() => this.end(sent, result))
    }
    if (result.kind === "failed") next.refused(result.failure)
  }

  private end(change: Unanswered, result?: CallResult): void {
    this.changes = this.changes.filter((one) => one !== change)
    if (result?.kind === "ok") this.take(result.value)
    void this.sendNext()
  }

  /** The server knows it as it is meant to be: it was changed there and back before anything was sent. */
  private isAnswered({ item, isThere }: ItemChange): boolean {
    return this.answered.some((one) => this.isSame(one, item)) === isThere
  }

  private changed(items: readonly Fields[], { item, isThere }: ItemChange): readonly Fields[] {
    const isKnown = items.some((one) => this.isSame(one, item))
    if (isThere) return isKnown ? items : [item, ...items]
    return isKnown ? items.filter((one) => !this.isSame(one, item)) : items
  }

  private isSame(one: Fields, other: Fields): boolean {
    return this.shape.by.every((name) => same(one[name], other[name]))
  }
}
