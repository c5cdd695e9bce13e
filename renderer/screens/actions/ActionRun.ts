import { createAtom } from "mobx"
import type { ActionEnd, ActionRunner } from "../../model/registry"

/** True for what an option of type `actions` was resolved to. */
export const isRunner = (value: unknown): value is ActionRunner => typeof value === "function"

/** Counts the calls that a run of actions has in flight. */
export interface CallMeter {
  start(): () => void
}

/** For actions that no button started: none shows that it waits. */
export const unmetered: CallMeter = { start: () => () => undefined }

/**
 * Actions of one part of a document: once at a time, and busy while one of its calls is in flight. Each row of a list
 * has some, so what is observed of them is one atom, which costs less than an observable object.
 */
export class ActionRun implements CallMeter {
  private readonly atom = createAtom("ActionRun")
  private calls = 0
  private current: ActionRunner | undefined
  private running = false

  constructor(private perform: (meter: CallMeter) => Promise<ActionEnd>) {}

  /** A new function for each value of `busy`, so that whoever gets it as a prop is drawn again. */
  get runner(): ActionRunner {
    this.atom.reportObserved()
    this.current ??= Object.assign(() => this.run(), { busy: this.calls > 0 })
    return this.current
  }

  /** The document or the scope behind it changed; what is already running goes on as it began. */
  update(perform: (meter: CallMeter) => Promise<ActionEnd>): void {
    this.perform = perform
  }

  start(): () => void {
    this.count(1)
    let open = true
    return () => {
      if (open) this.count(-1)
      open = false
    }
  }

  private count(step: 1 | -1): void {
    this.calls += step
    const isBusy = this.calls > 0
    if (this.current?.busy === isBusy) return
    this.current = undefined
    this.atom.reportChanged()
  }

  private async run(): Promise<ActionEnd> {
    if (this.running) return { outcome: "busy", stop: true }
    this.running = true
    try {
      return await this.perform(this)
    } finally {
      this.running = false
    }
  }
}
