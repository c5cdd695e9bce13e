import { makeAutoObservable, observableRef } from "mobx"
import type { Clock } from "../../domain/clock"
import { callEnded, callStarted, idle, isSlow, nextChange, timePassed } from "./loaderState"
import type { Layer, LoaderState } from "./loaderState"

/** Counts running calls and says whether the loading indicator is shown. */
export class RunningCalls {
  private page: LoaderState = idle
  private platform: LoaderState = idle
  private now: number
  private cancelTimer: (() => void) | undefined

  constructor(private readonly clock: Clock) {
    this.now = clock.elapsed()
    makeAutoObservable<this, "clock" | "cancelTimer" | "page" | "platform">(this, {
      clock: false,
      cancelTimer: false,
      track: false,
      page: observableRef,
      platform: observableRef,
    })
  }

  get isShown(): boolean {
    return this.page.shownAt !== undefined || this.platform.shownAt !== undefined
  }

  /** The indicator may stay a little after the last answer; nothing is waited for then. */
  get isRunning(): boolean {
    return this.page.running + this.platform.running > 0
  }

  /** Calls have been running for ten seconds: time to say so and to offer a way out. */
  get isSlow(): boolean {
    return isSlow(this.page, this.now) || isSlow(this.platform, this.now)
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

  private move(layer: Layer, change: (state: LoaderState, now: number) => LoaderState): void {
    this.now = this.clock.elapsed()
    this[layer] = change(timePassed(this[layer], this.now), this.now)
    this.plan()
  }

  private passTime(): void {
    this.now = this.clock.elapsed()
    this.page = timePassed(this.page, this.now)
    this.platform = timePassed(this.platform, this.now)
    this.plan()
  }

  private plan(): void {
    this.cancelTimer?.()
    const waits = [nextChange(this.page, this.now), nextChange(this.platform, this.now)].filter(
      (ms) => ms !== undefined,
    )
    this.cancelTimer = waits.length > 0 ? this.clock.after(Math.min(...waits), () => this.passTime()) : undefined
  }
}
