import { releasePaths } from "../../domain/releases"
import { parseAnswer } from "./parseRelease"

export type ReleasePage = Pick<Window, "fetch" | "navigator" | "sessionStorage">

const markName = "kamishibai.release"

/**
 * Asks the server which release this visit has by now. What comes back tells whether the page has to be loaded anew for it.
 * `shown` is the release that the page shows; undefined for documents of the build that are there because none came in time.
 */
export async function askRelease(shown: string | undefined, page: ReleasePage): Promise<() => boolean> {
  const response = await page.fetch(releasePaths.answer, { cache: "no-store" })
  // Read to its end in any case: an answer that nobody reads keeps its connection, and the page counts as loading.
  const body = await response.text()
  const answer = response.ok ? parseAnswer(JSON.parse(body)) : undefined
  const isOther = shown === undefined ? answer?.manifest !== undefined : answer?.release !== shown
  const other = isOther ? answer?.release : undefined
  return () => other !== undefined && isFirstTime(other, page)
}

/** A page that comes again without its release is not loaded a third time. */
function isFirstTime(release: string, { sessionStorage }: ReleasePage): boolean {
  try {
    if (sessionStorage.getItem(markName) === release) return false
    sessionStorage.setItem(markName, release)
    return true
  } catch {
    return false
  }
}
