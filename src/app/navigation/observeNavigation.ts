import type { AppContext } from "../AppContext"
import type { PageRouter } from "./createPageRouter"
import { entryIndex, historyDepth } from "../back/historyGuard"

/** Tells the context and the shell where the customer is, before the new screen is drawn. */
export function observeNavigation(router: Pick<PageRouter, "subscribe">, { services, state }: AppContext): () => void {
  const { stores, page } = services
  let last: string | undefined
  let index = entryIndex(page.history)
  return router.subscribe(({ location, action }) => {
    if (location.key === last) return
    const isFirst = last === undefined
    last = location.key
    const now = entryIndex(page.history)
    const isBack = action === "POP" && now < index
    index = now
    stores.context.setLocation(location.pathname, historyDepth(page.history) > 0, location.search)
    state.setDirection(isFirst ? "none" : isBack ? "back" : "forward")
  })
}
