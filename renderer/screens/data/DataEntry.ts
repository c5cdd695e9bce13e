import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { CallFailure, CallResult } from "../../model/calls"
import type { Question } from "../state/choice"

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
  /** What the answer in view was asked with. */
  answered: Question | undefined = undefined
  /** True from a choice that was taken back until the screen has noticed. */
  isTakenBack = false
  /** Pages that the answer is made of. */
  pages = 0
  /** How the page after these is doing. */
  next: "idle" | "loading" | "failed" = "idle"
  private latest = 0

  constructor() {
    makeAutoObservable<this, "latest">(
      this,
      { latest: false, answered: false, isTakenBack: false, state: observableRef },
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
   * Asks, and keeps the answer unless a newer question was asked meanwhile; gives the failure that counts. Where there was an
   * answer to another question, `takeBack` may return to that one.
   */
  async load(
    question: Question,
    request: () => Promise<CallResult>,
    takeBack: (failure: CallFailure, answered: Question) => boolean,
  ): Promise<CallFailure | undefined> {
    this.begin()
    const current = this.latest
    const before = this.state
    this.state = before.kind === "ready" ? { ...before, again: true } : { kind: "loading" }
    const result = await request()
    if (current !== this.latest) return undefined
    return runInAction(() => {
      if (result.kind === "ok") this.answered = question
      const failure = this.accept(result, before)
      if (!failure || before.kind !== "ready" || !this.answered || !takeBack(failure, this.answered)) return failure
      this.state = { ...before, again: false }
      this.isTakenBack = true
      return failure
    })
  }

  /** Asks for the page after those that are there, and appends it; one of an older question is dropped. Gives the failure that counts. */
  async loadNext(
    request: () => Promise<CallResult>,
    append: (value: unknown, page: unknown) => unknown,
  ): Promise<CallFailure | undefined> {
    if (this.state.kind !== "ready" || this.next === "loading") return undefined
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
