/** What somebody would have to wait for: longer than anything that a page does by itself. */
const long = 500

export interface Waits {
  /** The page, but for what it does after a while. */
  readonly page: Window & typeof globalThis
  /** What waits is done now; false where nothing does. */
  pass(): boolean
}

/** Lets time pass when it is told to: nobody waits ten seconds for a button to come back. */
export function createWaits(page: Window & typeof globalThis): Waits {
  const waiting = new Map<number, () => void>()
  let last = -1
  const setTimeout = (run: () => void, ms = 0): number => {
    if (ms < long) return page.setTimeout(run, ms)
    waiting.set((last -= 1), run)
    return last
  }
  const clearTimeout = (timer: number) => (waiting.delete(timer) ? undefined : page.clearTimeout(timer))
  const own: Readonly<Record<PropertyKey, unknown>> = { setTimeout, clearTimeout }
  return {
    page: new Proxy(page, {
      get: (target, name) => {
        if (Object.hasOwn(own, name)) return own[name]
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === "function" && !/^[A-Z]/.test(String(name)) ? (value.bind(target) as unknown) : value
      },
    }),
    pass() {
      const due = [...waiting.values()]
      waiting.clear()
      for (const run of due) run()
      return due.length > 0
    },
  }
}
