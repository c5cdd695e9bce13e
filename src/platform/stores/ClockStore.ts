import { createAtom, makeObservable, action, computed, observable } from "mobx"
import type { Clock } from "../../domain/clock"
import { toJapanDate, toJapanDatetime } from "../../domain/japanTime"

const secondMs = 1_000

/**
 * The time of the server. Until the server has told it, the device's time stands in; afterwards the device clock does
 * not matter any more, not even when it is turned: a device whose clocks have gone apart slept, or was turned, and the server
 * is asked again. Ticks in whole seconds while somebody watches.
 */
export class ClockStore {
  /** Server time minus `clock.elapsed()`. */
  private offset: number
  /** `clock.now()` minus `clock.elapsed()` when the server told its time; undefined before. */
  private apart: number | undefined
  private readonly second = createAtom(
    "second",
    () => this.startTicking(),
    () => this.stopTicking(),
  )
  private ask: (() => void) | undefined
  private cancelTick: (() => void) | undefined

  constructor(private readonly clock: Clock) {
    this.offset = clock.now() - clock.elapsed()
    makeObservable<this, "offset">(this, {
      offset: observable,
      synchronise: action,
      now: computed,
      today: computed,
    })
  }

  /** Milliseconds since epoch, in whole seconds; observers are told every second. */
  get ms(): number {
    this.second.reportObserved()
    return Math.floor((this.offset + this.clock.elapsed()) / secondMs) * secondMs
  }

  /** `YYYY-MM-DDTHH:mm:ss+09:00` */
  get now(): string {
    return toJapanDatetime(this.ms)
  }

  /** `YYYY-MM-DD` in Japan. */
  get today(): string {
    return toJapanDate(this.ms)
  }

  /** Whenever somebody begins to watch; whoever asks the server knows whether it has told. What nobody watches costs no request. */
  askWhenWatched(ask: () => void): void {
    this.ask = ask
  }

  /** Whether the server has told its time and no sleep of the device has made it old. */
  get isTold(): boolean {
    return this.apart !== undefined && Math.abs(this.clock.now() - this.clock.elapsed() - this.apart) < secondMs
  }

  /** The page is seen again: who has been watching must not see the time when it was left. */
  refresh(): void {
    if (this.cancelTick) this.ask?.()
  }

  /** Takes over the server's time; undefined (it could not be had) changes nothing. */
  synchronise(serverMs: number | undefined): void {
    if (serverMs === undefined) return
    const elapsed = this.clock.elapsed()
    this.offset = serverMs - elapsed
    this.apart = this.clock.now() - elapsed
  }

  private startTicking(): void {
    this.tick()
    this.ask?.()
  }

  private tick(): void {
    const intoSecond = (this.offset + this.clock.elapsed()) % secondMs
    this.cancelTick = this.clock.after(secondMs - intoSecond, () => {
      this.tick()
      this.second.reportChanged()
    })
  }

  private stopTicking(): void {
    this.cancelTick?.()
    this.cancelTick = undefined
  }
}
