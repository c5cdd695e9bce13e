import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { CallFailure, CallResult } from "../../model/calls"
import type { DataRequest } from "../state/screenParameters"

/** What a screen knows of one of its data entries. While it is asked for again, the last answer stays in view. */
export type Loadable =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly value: unknown; readonly again: boolean }
  /** `open` until what handles the failure (popup, sheet, page) is over. */
  | { readonly kind: "failed"; readonly failure: CallFailure; readonly open: boolean }

/** One data entry of a screen. A late answer never overwrites a newer one. */
export class DataEntry {
  state: Loadable = { kind: "idle" }
  /** The request that the answer in view belongs to. */
  answered: DataRequest | undefined = undefined
  /** True from the moment when a failed request has set the parameters back, until the observer of the entry has seen it. */
  isReverted = false
  /** Pages that the answer is made of. */
  pages = 0
  /** How the page after these is doing. */
  next: "idle" | "loading" | "failed" = "idle"
  private latest = 0

  constructor() {
    makeAutoObservable<this, "latest">(
      this,
      { latest: false, answered: false, isReverted: false, state: observableRef },
      { autoBind: true },
    )
  }

  get value(): unknown {
    return this.state.kind === "ready" ? this.state.value : undefined
  }

  /** True from the first question on. */
  get wasRequested(): boolean {
    return this.state.kind !== "idle"
  }

  get isWaiting(): boolean {
    return this.state.kind === "loading" || (this.state.kind === "ready" && this.state.again)
  }

  set(value: unknown): void {
    this.begin()
    this.state = { kind: "ready", value, again: false }
  }

  clear(): void {
    this.begin()
    this.state = { kind: "idle" }
  }

  /**
   * Sends the request, and keeps the answer unless a newer one was sent meanwhile; gives the failure that counts. Where there was an
   * answer to another request, `revert` may set the screen back to that one.
   */
  async load(
    dataRequest: DataRequest,
    request: () => Promise<CallResult>,
    revert: (failure: CallFailure, answered: DataRequest) => boolean,
  ): Promise<CallFailure | undefined> {
    this.begin()
    const current = this.latest
    const before = this.state
    this.state = before.kind === "ready" ? { ...before, again: true } : { kind: "loading" }
    const result = await request()
    if (current !== this.latest) return undefined
    return runInAction(() => {
      if (result.kind === "ok") this.answered = dataRequest
      const failure = this.accept(result, before)
      if (!failure || before.kind !== "ready" || !this.answered || !revert(failure, this.answered)) return failure
      this.state = { ...before, again: false }
      this.isReverted = true
      return failure
    })
  }

  /** Asks for the page after those that are there, and appends it; one of an older question is dropped. Gives the failure that counts. */
  async loadNext(
    request: () => Promise<CallResult>,
    append: (value: unknown, page: unknown) => unknown,
  ): Promise<CallFailure | undefined> {
    if (this.state.kind !== "ready" || this.state.again || this.next === "loading") return undefined
    const current = this.latest
    this.next = "loading"
    const result = await request()
    if (current !== this.latest) return undefined
    runInAction(() => {
      this.next = result.kind === "ok" || result.failure.outcome === "cancelled" ? "idle" : "failed"
      if (result.kind !== "ok" || this.state.kind !== "ready") return
      this.state = { ...this.state, value: append(this.state.value, result.value) }
      this.pages += 1
    })
    return result.kind === "ok" ? undefined : result.failure
  }

  /** Another question: what is under way counts no more. */
  private begin(): void {
    this.latest += 1
    this.next = "idle"
  }

  closeFailure(): void {
    if (this.state.kind === "failed") this.state = { ...this.state, open: false }
  }

  private accept(result: CallResult, before: Loadable): CallFailure | undefined {
    if (result.kind === "ok") {
      this.state = { kind: "ready", value: result.value, again: false }
      this.pages = 1
      return undefined
    }
    if (result.failure.outcome === "cancelled") {
      this.state = before.kind === "ready" ? { ...before, again: false } : { kind: "idle" }
      return undefined
    }
    this.state = { kind: "failed", failure: result.failure, open: true }
    return result.failure
  }
}
