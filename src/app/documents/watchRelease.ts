import { releasePaths } from "../../domain/releases"
import { parseAnswer } from "./parseRelease"

interface Watched {
  /** What the page shows; undefined for documents of the build that are there because no release came in time. */
  readonly release?: string | undefined
  readonly page: Pick<Window, "fetch" | "navigator" | "sessionStorage">
  /** In ms. */
  readonly elapsed: () => number
}

const intervalMs = 30_000
const markName = "kamishibai.release"

/**
 * Tells at each move whether the page has to be loaded anew: its visit has another release by now, because its own was taken
 * back or a day is over. The server is asked now and then, and no move waits for the answer: the next one follows it.
 */
export function watchRelease({ release, page, elapsed }: Watched): () => boolean {
  let askedAt = elapsed()
  let other: string | undefined
  const ask = async () => {
    const response = await page.fetch(releasePaths.answer, { cache: "no-store" })
    const answer = response.ok ? parseAnswer(await response.json()) : undefined
    const isOther = release === undefined ? answer?.manifest !== undefined : answer?.release !== release
    other = isOther ? answer?.release : undefined
  }
  return () => {
    if (elapsed() - askedAt >= intervalMs && page.navigator.onLine) {
      askedAt = elapsed()
      // Whoever cannot be asked has taken nothing back.
      ask().catch(() => undefined)
    }
    return other !== undefined && isFirstTime(other, page)
  }
}

/** A page that comes again without its release is not loaded a third time. */
function isFirstTime(release: string, { sessionStorage }: Watched["page"]): boolean {
  try {
    if (sessionStorage.getItem(markName) === release) return false
    sessionStorage.setItem(markName, release)
    return true
  } catch {
    return false
  }
}
