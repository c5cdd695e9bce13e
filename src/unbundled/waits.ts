/** What somebody would have to wait for: longer than anything that a page does by itself. */
const long = 500

type Run = () => void
type Scope = Pick<typeof globalThis, "setTimeout" | "clearTimeout">

export interface Waits {
  /** The page, whose time passes as below. */
  readonly page: Window & typeof globalThis
  /** Something comes by itself in a moment. */
  isSoon(): boolean
  /** What waits for long is done now; false where nothing does. */
  pass(): boolean
  /** Time passes as before. */
  end(): void
}

/**
 * Short waits are over at once, in their order: nothing that is seen depends on the clock of the machine. Long ones are over when it
 * is told to: nobody waits ten seconds for a button to come back. How long each of them is, is heard.
 */
export function createWaits(
  page: Window & typeof globalThis,
  hear: (said: string) => void = () => undefined,
  scope: Scope = globalThis,
): Waits {
  const real = { setTimeout: scope.setTimeout, clearTimeout: scope.clearTimeout }
  const soon = new Map<number, { readonly due: number; readonly run: Run }>()
  const waiting = new Map<number, Run>()
  let [last, now, isStepping] = [-1, 0, false]

  const step = () => {
    isStepping = false
    const [next] = [...soon].toSorted(([, one], [, other]) => one.due - other.due)
    if (!next) return
    const [id, { due, run }] = next
    soon.delete(id)
    now = due
    stepOn()
    run()
  }
  const stepOn = () => {
    if (isStepping || soon.size === 0) return
    isStepping = true
    real.setTimeout(step, 0)
  }
  const setTimeout = (run: Run, ms = 0, ...args: never[]): unknown => {
    if (!(ms > 0)) return real.setTimeout(run, ms, ...args)
    last -= 1
    hear(`waits ${ms}`)
    if (ms < long) soon.set(last, { due: now + ms, run })
    else waiting.set(last, run)
    stepOn()
    return last
  }
  const clearTimeout = (timer: number) => {
    if (!soon.delete(timer) && !waiting.delete(timer)) real.clearTimeout(timer)
  }
  const own = { setTimeout, clearTimeout } as unknown as Scope
  Object.assign(scope, own)
  return {
    page: new Proxy(page, {
      get: (target, name) => {
        if (Object.hasOwn(own, name)) return own[name as keyof Scope]
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === "function" && !/^[A-Z]/.test(String(name)) ? (value.bind(target) as unknown) : value
      },
    }),
    isSoon: () => soon.size > 0,
    pass() {
      const due = [...waiting.values()]
      waiting.clear()
      for (const run of due) run()
      return due.length > 0
    },
    end() {
      soon.clear()
      waiting.clear()
      Object.assign(scope, real)
    },
  }
}
