import { makeAutoObservable, observableRef } from "mobx"
import type { Clock } from "../../domain/clock"
import { callEnded, callStarted, idle, isSlow, nextChange, timePassed } from "./loaderState"
import type { Layer, LoaderState } from "./loaderState"

/** Counts running calls and says whether the loading indicator is shown. */
export class RunningCalls {
  private states: Readonly<Record<Layer, LoaderState>> = { page: idle, platform: idle, "account-opening": idle }
  private now: number
  private cancelTimer: (() => void) | undefined

  constructor(private readonly clock: Clock) {
    this.now = clock.elapsed()
    makeAutoObservable<this, "clock" | "cancelTimer" | "states">(this, {
      clock: false,
      cancelTimer: false,
      track: false,
      states: observableRef,
    })
  }

  get isShown(): boolean {
    return this.all.some(({ shownAt }) => shownAt !== undefined)
  }

  /** The indicator may stay a little after the last answer; nothing is waited for then. */
  get isRunning(): boolean {
    return this.all.some(({ running }) => running > 0)
  }

  /** Calls have been running for ten seconds: time to say so and to offer a way out. */
  get isSlow(): boolean {
    return this.all.some((state) => isSlow(state, this.now))
  }

  /** Runs a call and counts it, however it ends. */
  async track<Result>(layer: Layer, run: () => Promise<Result>): Promise<Result> {
    this.move(layer, (state, now) => callStarted(state, now))
    try {
      return await run()
    } finally {
      this.move(layer, (state, now) => callEnded(state, layer, now))
    }
  }

  private get all(): readonly LoaderState[] {
    return Object.values(this.states)
  }

  private move(layer: Layer, change: (state: LoaderState, now: number) => LoaderState): void {
    this.now = this.clock.elapsed()
    this.states = { ...this.states, [layer]: change(timePassed(this.states[layer], this.now), this.now) }
    this.plan()
  }

  private passTime(): void {
    this.now = this.clock.elapsed()
    const { page, platform, "account-opening": opening } = this.states
    this.states = {
      page: timePassed(page, this.now),
      platform: timePassed(platform, this.now),
      "account-opening": timePassed(opening, this.now),
    }
    this.plan()
  }

  private plan(): void {
    this.cancelTimer?.()
    const waits = this.all.flatMap((state) => nextChange(state, this.now) ?? [])
    this.cancelTimer = waits.length > 0 ? this.clock.after(Math.min(...waits), () => this.passTime()) : undefined
  }
}
