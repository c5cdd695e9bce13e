import type { createBrowserRouter } from "react-router-dom"
import type { AppParts } from "../AppParts"

/** How many entries of this app lie behind the current one: the router counts them in the history's state. */
export function historyDepth(history: Pick<History, "state">): number {
  const state: unknown = history.state
  const depth = typeof state === "object" && state !== null && "idx" in state ? state.idx : 0
  return typeof depth === "number" && depth > 0 ? depth : 0
}

/** Tells the context and the shell where the customer is, before the new screen is drawn. */
export function followMoves(router: ReturnType<typeof createBrowserRouter>, { services, state }: AppParts): () => void {
  const { stores, page } = services
  let last: string | undefined
  let depth = historyDepth(page.history)
  return router.subscribe(({ location, initialized, historyAction }) => {
    if (!initialized || location.key === last) return
    const isFirst = last === undefined
    last = location.key
    const now = historyDepth(page.history)
    const isBack = historyAction === "POP" && now < depth
    depth = now
    stores.context.moved(location.pathname, now > 0)
    state.moved(isFirst ? "none" : isBack ? "back" : "forward")
  })
}
