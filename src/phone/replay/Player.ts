import { actOn, codes } from "./playStep"
import { isBusy, lookFor, type Looked, type PlayedDevice } from "./findStep"
import type { Hindrance } from "./hindrances"
import { type Field, shownValue } from "./recordPage"
import { type ControlStep, type DoneStep, isAtControl, type Step, targetOfStep } from "./steps"

const lookMs = 50
/** So long a page has to stand still before it is acted on: no person is faster, and answers are kept by then. */
const stillMs = 500
/** A person acts on a page that still waits for an answer, too. */
const patientMs = 8_000
/** A page that stands still for so long is not going to change. */
const idleMs = 3_000
/** Longer than any call of the app, and than anything counts down before it can be pressed again. */
const longestMs = 90_000

export type PlayPhase = "ready" | "playing" | "paused" | "done" | "stopped" | "stuck"

interface PlayerDependencies {
  readonly device: PlayedDevice
  /** Steps beside the pages: the device and its sandbox. */
  perform(step: Exclude<Step, ControlStep>): Promise<void>
  /** A step was done. */
  done(step: DoneStep): void
  /** Begins anew: fresh data, the first page. */
  begin(): Promise<void>
  wait(ms: number): Promise<void>
  now(): number
  /** A page behind others hears of no focus. */
  isInFront(): boolean
}

/** A screen that is not there has none of its steps, a question none of those that are about it. */
function isAsStuck(done: DoneStep, stuck: DoneStep | undefined, { kind }: Hindrance): boolean {
  if (stuck === undefined || done.screen !== stuck.screen) return false
  if (kind === "other-screen") return true
  if (kind !== "no-question" || !isAtControl(done.step) || !isAtControl(stuck.step)) return false
  return targetOfStep(done.step)[0] === targetOfStep(stuck.step)[0]
}

/** Plays steps one after the other, until one cannot be done. */
export class Player {
  phase: PlayPhase = "ready"
  /** The step that comes next. */
  next = 0
  hindrance: Hindrance | undefined
  /** What is called otherwise by now, by the number of the step. */
  readonly renamed = new Map<number, string>()
  /** Why a step was left out, by its number. */
  readonly skipped = new Map<number, Hindrance>()
  /** A secret that only a person can give; the play goes on once it was given. */
  isAsking = false
  /** Waits for its page to come to the front. */
  isBehind = false
  isActing = false
  private run = 0
  private readonly listeners = new Set<() => void>()
  private version = 0

  constructor(
    readonly steps: readonly DoneStep[],
    private readonly dependencies: PlayerDependencies,
  ) {}

  /** From the beginning. */
  async start(): Promise<void> {
    const run = this.enter("playing")
    this.next = 0
    this.hindrance = undefined
    this.renamed.clear()
    this.skipped.clear()
    try {
      await this.dependencies.begin()
    } catch {
      return this.getStuck(run, { kind: "no-world" })
    }
    await this.playOn(run)
  }

  async goOn(): Promise<void> {
    this.isAsking = false
    this.hindrance = undefined
    await this.playOn(this.enter("playing"))
  }

  /** The next step alone. */
  async doOne(): Promise<void> {
    this.hindrance = undefined
    const run = this.enter("playing")
    if (await this.playNext(run)) this.rest(run)
  }

  /** Steps that go together with the one that cannot be done: it, and those behind it that cannot be done for the same reason. */
  get stuckSteps(): number {
    const { hindrance, next, steps } = this
    if (this.phase !== "stuck" || !hindrance || hindrance.kind === "no-world") return 0
    const end = steps.findIndex((done, index) => index > next && !isAsStuck(done, steps[next], hindrance))
    return (end < 0 ? steps.length : end) - next
  }

  /** Leaves out what cannot be done, and goes on behind it. */
  async skip(): Promise<void> {
    const { hindrance, stuckSteps } = this
    if (!hindrance || stuckSteps === 0) return
    for (let index = 0; index < stuckSteps; index += 1) this.skipped.set(this.next + index, hindrance)
    this.next += stuckSteps
    await this.goOn()
  }

  pause(): void {
    this.enter("paused")
  }

  stop(): void {
    this.enter("stopped")
  }

  subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen)
    return () => void this.listeners.delete(listen)
  }

  snapshot = (): number => this.version

  private enter(phase: PlayPhase): number {
    this.run += 1
    this.phase = phase
    this.tell()
    return this.run
  }

  private tell(): void {
    this.version += 1
    for (const listen of this.listeners) listen()
  }

  private async playOn(run: number): Promise<void> {
    while (this.next < this.steps.length && (await this.playNext(run))) if (this.isAsking) return this.rest(run)
    if (this.next >= this.steps.length) await this.comeToRest(run, longestMs)
    this.rest(run)
  }

  /** Until nothing has gone on for so long: what a step set going is part of where it leads to. */
  private async comeToRest(run: number, longestMs: number): Promise<void> {
    const { device, wait, now } = this.dependencies
    const began = now()
    for (
      let still = now();
      now() - still < stillMs && now() - began < longestMs && run === this.run;
      await wait(lookMs)
    )
      if (isBusy(device)) still = now()
  }

  private noteBehind(isBehind: boolean): void {
    if (this.isBehind === isBehind) return
    this.isBehind = isBehind
    this.tell()
  }

  private rest(run: number): void {
    if (run !== this.run || this.phase !== "playing") return
    this.phase = this.next < this.steps.length ? "paused" : "done"
    this.tell()
  }

  private getStuck(run: number, hindrance: Hindrance): void {
    if (run !== this.run) return
    this.hindrance = hindrance
    this.phase = "stuck"
    this.tell()
  }

  /** False where it goes no further. */
  private async playNext(run: number): Promise<boolean> {
    const done = this.steps[this.next]
    if (done === undefined) return false
    const { step } = done
    let shown: string | undefined
    try {
      if (isAtControl(step)) {
        const looked = await this.await({ ...done, step }, run)
        if (run !== this.run) return false
        if ("hindrance" in looked) {
          this.getStuck(run, looked.hindrance)
          return false
        }
        if (looked.renamed !== undefined) this.renamed.set(this.next, looked.renamed)
        await this.act(looked.element, step)
        if (step[0] === "i") shown = shownValue(looked.element as Field)
      } else {
        await this.comeToRest(run, patientMs)
        if (run !== this.run) return false
        await this.acting(() => this.dependencies.perform(step))
      }
    } catch {
      this.getStuck(run, { kind: isAtControl(step) ? "other-control" : "not-done" })
      return false
    }
    if (run !== this.run) return false
    this.dependencies.done(shown === undefined ? done : { ...done, shown })
    this.next += 1
    this.tell()
    return true
  }

  private async act(element: HTMLElement, step: ControlStep): Promise<void> {
    if (step[0] === "i" && step[4] === null) {
      element.focus()
      this.isAsking = true
      return
    }
    await this.acting(() => actOn(element, step))
  }

  /** Whoever notes what a person does leaves this out. */
  private async acting(act: () => Promise<void>): Promise<void> {
    this.isActing = true
    try {
      await act()
    } finally {
      this.isActing = false
    }
  }

  /** Waits until the page stands still with what the step is about, or without it. */
  private async await(done: DoneStep & { readonly step: ControlStep }, run: number): Promise<Looked> {
    const { device, wait, now, isInFront } = this.dependencies
    let began = now()
    let stillSince = now()
    for (;;) {
      this.noteBehind(!isInFront())
      if (this.isBehind) began = now()
      if (this.isBehind || isBusy(device)) stillSince = now()
      const looked = await this.look(done)
      const still = now() - stillSince
      const waited = now() - began
      const isThere = !("hindrance" in looked)
      if (run !== this.run || (isThere && (still >= stillMs || waited >= patientMs))) return looked
      const isCounting = "hindrance" in looked && looked.hindrance.kind === "waiting"
      if (!isThere && ((still >= idleMs && !isCounting) || waited >= longestMs)) return looked
      await wait(lookMs)
    }
  }

  private async look(done: DoneStep & { readonly step: ControlStep }): Promise<Looked> {
    const { step } = done
    const looked = lookFor(done, this.dependencies.device)
    if (step[0] !== "c" || "hindrance" in looked || (await codes()).length > step[4]) return looked
    return { hindrance: { kind: "no-code" } }
  }
}
