import { isRecord } from "../../domain/json"

/**
 * A screen that the device's own back must not cross puts one more entry, its guard, above its own in the history. The
 * guard shows the same page and names the visit that it belongs to.
 */
interface GuardState {
  readonly guardOf: string
}

type WithState = { readonly state?: unknown }

export const createGuardState = (location: { readonly key: string }): GuardState => ({ guardOf: location.key })

/** Key of the visit below, where a location is a guard. */
export function guardedVisit({ state }: WithState): string | undefined {
  const key = isRecord(state) ? state["guardOf"] : undefined
  return typeof key === "string" ? key : undefined
}

/** Key of the visit that a location belongs to: a guard belongs to the visit below it. */
export const visitKey = (location: WithState & { readonly key: string }): string =>
  guardedVisit(location) ?? location.key

/** Entries that one step back takes away: a guarded screen is two entries deep. */
export const entriesOf = (location: WithState): number => (guardedVisit(location) === undefined ? 1 : 2)

/** Index of the current entry among those of this app: `browserHistory` counts in the history's state. */
export function entryIndex({ state }: WithState): number {
  const index = isRecord(state) ? state["idx"] : 0
  return typeof index === "number" && index > 0 ? index : 0
}

/** How many entries of this app lie behind the current screen. */
export const historyDepth = (history: WithState): number =>
  Math.max(
    0,
    entryIndex(history) - entriesOf({ state: isRecord(history.state) ? history.state["usr"] : undefined }) + 1,
  )
