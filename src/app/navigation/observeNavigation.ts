import type { AppContext } from "../AppContext"
import type { PageRouter } from "./createPageRouter"
import { entryIndex, historyDepth } from "../back/historyGuard"

/**
 * Tells the context and the shell where the customer is, before the new screen is drawn. Who was asked for a login and goes
 * back to what needs none gets a fresh page of it.
 */
export function observeNavigation(router: Pick<PageRouter, "subscribe">, { services, state }: AppContext): () => void {
  const { stores, page } = services
  let last: string | undefined
  let index = entryIndex(page.history)
  return router.subscribe(({ location, action, page: shown }) => {
    if (location.key === last) return
    const before = index
    index = entryIndex(page.history)
    const isBack = action === "POP" && index < before
    if (state.isSignedOut && isBack && shown?.kind === "screen") page.location.reload()
    stores.context.setLocation(location.pathname, historyDepth(page.history) > 0, location.search)
    state.setDirection(last === undefined ? "none" : isBack ? "back" : "forward")
    last = location.key
  })
}
