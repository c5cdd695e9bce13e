/** Two layers of calls with their own manners: when the loading indicator appears and when it goes. */
export type Layer = "platform" | "page"

/** Hidden 180 ms after the counter is back at 0 (pages); shown for 500 ms at least (platform). */
const hideDelayMs = 180
const minimumMs = 500
const slowMs = 10_000

export interface LoaderState {
  readonly running: number
  /** Since when it is shown; undefined while hidden. */
  readonly shownAt?: number
  /** When it is to be hidden; undefined while calls run or nothing is shown. */
  readonly hideAt?: number
}

export const idle: LoaderState = { running: 0 }

export function callStarted({ running, shownAt }: LoaderState, now: number): LoaderState {
  return { running: running + 1, shownAt: shownAt ?? now }
}

export function callEnded(state: LoaderState, layer: Layer, now: number): LoaderState {
  const { running, shownAt } = state
  if (running > 1) return { ...state, running: running - 1 }
  if (running === 0 || shownAt === undefined) return state
  return { running: 0, shownAt, hideAt: layer === "page" ? now + hideDelayMs : Math.max(now, shownAt + minimumMs) }
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
