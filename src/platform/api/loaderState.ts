/**
 * Where calls belong, which says when the loading indicator goes: those of a page, of a page through the platform layer, and of
 * account opening, which is the platform layer's alone.
 */
export type Layer = "page" | "platform" | "account-opening"

const hideDelayMs = 180
const minimumMs = 500
const slowMs = 10_000

interface Manner {
  /** Hidden so long after the counter is back at 0. */
  readonly delayMs: number
  /** Shown so long at least. */
  readonly leastMs: number
}

const manners: Readonly<Record<Layer, Manner>> = {
  page: { delayMs: hideDelayMs, leastMs: 0 },
  platform: { delayMs: hideDelayMs, leastMs: minimumMs },
  "account-opening": { delayMs: 0, leastMs: minimumMs },
}

export interface LoaderState extends Pick<Manner, "leastMs"> {
  readonly running: number
  /** Since when it is shown; undefined while hidden. */
  readonly shownAt?: number
  /** When it is to be hidden; undefined while calls run or nothing is shown. */
  readonly hideAt?: number
}

export const idle: LoaderState = { running: 0, leastMs: 0 }

export function callStarted({ running, shownAt, leastMs }: LoaderState, layer: Layer, now: number): LoaderState {
  return { running: running + 1, shownAt: shownAt ?? now, leastMs: Math.max(leastMs, manners[layer].leastMs) }
}

/** The call that brings the counter back to 0 says how long the indicator stays after it. */
export function callEnded(state: LoaderState, layer: Layer, now: number): LoaderState {
  const { running, shownAt, leastMs } = state
  if (running > 1) return { ...state, running: running - 1 }
  if (running === 0 || shownAt === undefined) return state
  return { ...state, running: 0, hideAt: Math.max(now + manners[layer].delayMs, shownAt + leastMs) }
}

/** What time alone changes. */
export function timePassed(state: LoaderState, now: number): LoaderState {
  return state.hideAt !== undefined && now >= state.hideAt ? idle : state
}

/** How long until time alone changes something worth drawing: hiding, or the note that it takes long. */
export function nextChange({ hideAt, shownAt }: LoaderState, now: number): number | undefined {
  if (hideAt !== undefined) return Math.max(0, hideAt - now)
  if (shownAt === undefined) return undefined
  const untilSlow = shownAt + slowMs - now
  return untilSlow > 0 ? untilSlow : undefined
}

export const isSlow = ({ running, shownAt }: LoaderState, now: number) =>
  running > 0 && shownAt !== undefined && now - shownAt >= slowMs
