import type { AppContext } from "../AppContext"
import type { PageRouter } from "./createPageRouter"
import { guardedVisit } from "../back/guardEntry"

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Place of the current entry in the history of this app: the router counts in the history's state. */
function placeIn({ state }: Pick<History, "state">): number {
  const place = isRecord(state) ? state["idx"] : 0
  return typeof place === "number" && place > 0 ? place : 0
}

/** What a move has noted in the entry. */
const noteIn = ({ state }: Pick<History, "state">): unknown => (isRecord(state) ? state["usr"] : undefined)

/** How many entries of this app lie behind the current screen. */
export const historyDepth = (history: Pick<History, "state">): number =>
  Math.max(0, placeIn(history) - (guardedVisit({ state: noteIn(history) }) === undefined ? 0 : 1))

/** Tells the context and the shell where the customer is, before the new screen is drawn. */
export function observeNavigation(router: Pick<PageRouter, "subscribe">, { services, state }: AppContext): () => void {
  const { stores, page } = services
  let last: string | undefined
  let place = placeIn(page.history)
  return router.subscribe(({ location, action }) => {
    if (location.key === last) return
    const isFirst = last === undefined
    last = location.key
    const now = placeIn(page.history)
    const isBack = action === "POP" && now < place
    place = now
    stores.context.setLocation(location.pathname, historyDepth(page.history) > 0)
    state.setDirection(isFirst ? "none" : isBack ? "back" : "forward")
  })
}
