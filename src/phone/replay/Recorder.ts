import { isAtControl, targetOfStep, type DoneStep, type Recording, type Step } from "./steps"

/** A pause that something can run out in. */
const pauseMs = 5 * 60_000
const storageName = "phone-recording"

type Kept = Omit<Recording, "device" | "release"> & { readonly device: Recording["device"] }

interface RecorderDependencies {
  readonly storage: Pick<Storage, "getItem" | "setItem">
  readonly now: () => number
  /** Begins without what was kept. */
  readonly isForgetful?: boolean
}

/** What was done since a world was entered, step by step. Outlives a reload of the page, as the world does. */
export class Recorder {
  private kept: Kept | undefined
  private last: number
  private readonly listeners = new Set<() => void>()

  constructor(private readonly dependencies: RecorderDependencies) {
    this.last = dependencies.now()
    if (dependencies.isForgetful !== true) this.kept = this.read()
  }

  /** Undefined before a world was entered: nobody knows from where it would have to begin. */
  get recording(): Kept | undefined {
    return this.kept
  }

  begin(world: string, path: string, device: Recording["device"]): void {
    this.last = this.dependencies.now()
    this.keep({ world, path, device, steps: [] })
  }

  add(done: DoneStep): void {
    if (!this.kept) return
    const now = this.dependencies.now()
    const pause = now - this.last
    this.last = now
    const waited: readonly DoneStep[] =
      pause < pauseMs ? [] : [{ screen: done.screen, step: ["w", Math.round(pause / 1000)] }]
    this.keep({ ...this.kept, steps: joined([...this.kept.steps, ...waited], done) })
  }

  subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen)
    return () => void this.listeners.delete(listen)
  }

  private keep(next: Kept): void {
    this.kept = next
    try {
      this.dependencies.storage.setItem(storageName, JSON.stringify(next))
    } catch {
      // A full storage forgets with the page.
    }
    for (const listen of this.listeners) listen()
  }

  private read(): Kept | undefined {
    try {
      const kept: unknown = JSON.parse(this.dependencies.storage.getItem(storageName) ?? "null")
      return (kept ?? undefined) as Kept | undefined
    } catch {
      return undefined
    }
  }
}

const sameControl = (one: Step, other: Step): boolean =>
  isAtControl(one) && isAtControl(other) && one[0] !== "u" && String(targetOfStep(one)) === String(targetOfStep(other))

/** Letters typed in one go are one value, presses of one key one step; whoever acts on a control has gone there first. */
function joined(steps: readonly DoneStep[], next: DoneStep): readonly DoneStep[] {
  const before = steps.at(-1)
  if (before === undefined || before.screen !== next.screen) return [...steps, next]
  const [one, other] = [before.step, next.step]
  if (one[0] === "b" && other[0] === "b") return steps
  // On in one direction the last place is what counts; whoever goes back has been there all the same.
  if (one[0] === "s" && other[0] === "s") {
    const first = steps.at(-2)?.step
    const from = first?.[0] === "s" ? first[1] : 0
    const isOn = one[2] === other[2] && Math.sign(one[1] - from) === Math.sign(other[1] - one[1])
    return isOn || one[1] === other[1] ? [...steps.slice(0, -1), next] : [...steps, next]
  }
  if (!sameControl(one, other)) return [...steps, next]
  const isReplaced = one[0] === "f" || (one[0] === "i" && other[0] === "i")
  if (isReplaced) return [...steps.slice(0, -1), next]
  if (one[0] === "k" && other[0] === "k" && one[4] === other[4]) {
    const [verb, place, nth, name, key, times] = one
    return [...steps.slice(0, -1), { ...before, step: [verb, place, nth, name, key, times + other[5]] }]
  }
  return other[0] === "f" ? steps : [...steps, next]
}
