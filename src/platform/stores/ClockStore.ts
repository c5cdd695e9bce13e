import { createAtom, makeObservable, action, computed, observable } from "mobx"
import type { Clock } from "../../domain/clock"
import { toJapanDate, toJapanDatetime } from "../../domain/japanTime"

const secondMs = 1_000

/**
 * The time of the server. Until the server has told it, the device's time stands in; afterwards the device clock does
 * not matter any more, not even when it is turned. Ticks in whole seconds while somebody watches.
 */
export class ClockStore {
  /** Server time minus `clock.elapsed()`. */
  private offset: number
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

  /** Takes over the server's time; undefined (it could not be had) changes nothing. */
  synchronise(serverMs: number | undefined): void {
    if (serverMs === undefined) return
    this.offset = serverMs - this.clock.elapsed()
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
