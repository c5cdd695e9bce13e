import { makeAutoObservable, observableRef } from "mobx"
import type { Clock } from "../../domain/clock"
import { callEnded, callStarted, idle, isSlow, nextChange, timePassed } from "./loaderState"
import type { Layer, LoaderState } from "./loaderState"

/** Counts running calls and says whether the loading indicator is shown. */
export class RunningCalls {
  private state = idle
  private now: number
  private cancelTimer: (() => void) | undefined

  constructor(private readonly clock: Clock) {
    this.now = clock.elapsed()
    makeAutoObservable<this, "clock" | "cancelTimer" | "state">(this, {
      clock: false,
      cancelTimer: false,
      track: false,
      state: observableRef,
    })
  }

  get isShown(): boolean {
    return this.state.shownAt !== undefined
  }

  /** The indicator may stay a little after the last answer; nothing is waited for then. */
  get isRunning(): boolean {
    return this.state.running > 0
  }

  /** Calls have been running for ten seconds: time to say so and to offer a way out. */
  get isSlow(): boolean {
    return isSlow(this.state, this.now)
  }

  /** Runs a call and counts it, however it ends. */
  async track<Result>(layer: Layer, run: () => Promise<Result>): Promise<Result> {
    this.move((state, now) => callStarted(state, layer, now))
    try {
      return await run()
    } finally {
      this.move((state, now) => callEnded(state, layer, now))
    }
  }

  /** Time passes, and then something may happen. */
  private move(change: (state: LoaderState, now: number) => LoaderState = (state) => state): void {
    this.now = this.clock.elapsed()
    this.state = change(timePassed(this.state, this.now), this.now)
    this.cancelTimer?.()
    const wait = nextChange(this.state, this.now)
    this.cancelTimer = wait === undefined ? undefined : this.clock.after(wait, () => this.move())
  }
}
