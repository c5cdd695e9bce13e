import { observable } from "mobx"
import type { CompiledApp } from "../../../renderer"

interface LiveApp {
  /** Always what the newest documents say; whoever reads it in a reaction hears of a change. */
  readonly app: CompiledApp
  replace(next: CompiledApp): void
}

/** Development only: one object that everybody may hold, and so its members, in front of the newest app document. */
export function createLiveApp(first: CompiledApp): LiveApp {
  const newest = observable.box(first, { deep: false })
  const members = new Map<PropertyKey, object>()
  const memberOf = (name: PropertyKey, value: unknown): unknown => {
    // A list is itself, not something that looks like one: whoever wants the newest reads it from the app.
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value
    const known = members.get(name) ?? forward(() => (Reflect.get(newest.get(), name) ?? {}) as object)
    members.set(name, known)
    return known
  }
  return {
    app: forward(() => newest.get(), memberOf) as CompiledApp,
    replace: (next) => newest.set(next),
  }
}

const asItIs = (_name: PropertyKey, value: unknown) => value

/** An object that has, at every moment, what `read` gives then. */
function forward(read: () => object, show: (name: PropertyKey, value: unknown) => unknown = asItIs): object {
  return new Proxy(
    {},
    {
      get: (_, name) => show(name, Reflect.get(read(), name)),
      has: (_, name) => Reflect.has(read(), name),
      ownKeys: () => Reflect.ownKeys(read()),
      getOwnPropertyDescriptor(_, name) {
        const own = Reflect.getOwnPropertyDescriptor(read(), name)
        return own && { value: show(name, own.value), configurable: true, enumerable: own.enumerable ?? true }
      },
    },
  )
}
