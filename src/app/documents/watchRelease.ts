import type { ReleasePage } from "./askRelease"

interface Watched {
  /** What the page shows; undefined for documents of the build that are there because no release came in time. */
  readonly release?: string | undefined
  readonly page: ReleasePage
  /** In ms. */
  readonly elapsed: () => number
}

const intervalMs = 30_000

/**
 * Tells at each move whether the page has to be loaded anew: its visit has another release by now, because its own was taken
 * back or a day is over. The server is asked now and then, and no move waits for the answer: the next one follows it. What asks
 * is fetched when it is first needed: nothing of a first page.
 */
export function watchRelease({ release, page, elapsed }: Watched): () => boolean {
  let askedAt = elapsed()
  let isToBeLoaded: (() => boolean) | undefined
  const ask = async () => {
    const { askRelease } = await import("./askRelease")
    isToBeLoaded = await askRelease(release, page)
  }
  return () => {
    if (elapsed() - askedAt >= intervalMs && page.navigator.onLine) {
      askedAt = elapsed()
      // Whoever cannot be asked has taken nothing back.
      ask().catch(() => undefined)
    }
    return isToBeLoaded?.() ?? false
  }
}
