import { createBrowserHistory, type BrowserHistory, type Location, type Move } from "./browserHistory"
import type { HistoryRouter } from "./Navigator"
import type { LoadedPage, PageAnswer, PageLoader } from "./loadPage"
import { parseQuery, withQuery } from "./query"
import { guardedVisit } from "../back/historyGuard"
import { interceptBack } from "../back/interceptBack"

/** What is on view: it changes only once everything behind an address is there. */
export interface PageState {
  readonly location: Location
  readonly action: Move
  /** Undefined until the first page is there. */
  readonly page?: LoadedPage
  /** What went wrong where not even the error page could be opened. */
  readonly failure?: { readonly error: unknown }
}

type Commit = (history: BrowserHistory, to: URL, state?: unknown) => void

export interface PageRouter extends HistoryRouter {
  readonly state: PageState
  subscribe(listen: (state: PageState) => void): () => void
  dispose(): void
}

interface PageRouterDependencies {
  readonly page: Window
  readonly load: PageLoader
  /** The server cannot be reached, and the page on view stays. Settles with true where the customer asks for the address once more. */
  offerRetry?(address: URL): Promise<boolean>
  /** The device's own back: true where something above the screen has taken it, and the screen stays. */
  intercept?(): boolean
}

const push: Commit = (history, to, state) => history.push(to, state)
const replace: Commit = (history, to, state) => history.replace(to, state)
/** Moving in the history has changed the address already. */
const stay: Commit = () => undefined

/** The guard entry of a screen shows the same page as the entry below it. */
const isGuardEntry = (from: Location, to: URL, usr: unknown) =>
  guardedVisit({ state: usr }) !== undefined && from.pathname === to.pathname && from.search === to.search

const isHashOnly = (from: Location, to: URL) =>
  to.hash !== "" && from.pathname === to.pathname && from.search === to.search

/**
 * Loads the page behind each address and shows it when it is ready: until then the last one stays on view with its
 * address. The latest navigation wins; a redirect takes the place of the address that led to it.
 */
export function createPageRouter({ page, load, offerRetry, intercept }: PageRouterDependencies): PageRouter {
  const history = createBrowserHistory(page)
  const listeners = new Set<(state: PageState) => void>()
  let state: PageState = { location: history.location, action: history.action }
  let latest = 0

  function show(next: Pick<PageState, "page" | "failure">): void {
    state = { ...next, location: history.location, action: history.action }
    for (const listen of listeners) listen(state)
  }

  /** `giveUp`: the page on view stays for good. */
  async function visit(address: URL, commit: Commit, usr?: unknown, giveUp?: () => void): Promise<void> {
    const ours = ++latest
    if (state.page && (isHashOnly(state.location, address) || isGuardEntry(state.location, address, usr))) {
      commit(history, address, usr)
      return show(state)
    }
    const found = await attempt(() => load(address, () => ours === latest))
    if (ours !== latest) return
    if (found.page?.kind === "redirect")
      return visit(history.createURL(found.page.to), commit === push ? push : replace)
    if (found.page?.kind === "unreachable") {
      // Before the first page the start page says so, and offers another try.
      const isAsked = state.page !== undefined && (await offerRetry?.(address))
      if (ours !== latest) return
      return isAsked ? visit(address, commit, usr, giveUp) : giveUp?.()
    }
    commit(history, address, usr)
    show(found as Pick<PageState, "page" | "failure">)
  }

  const here = () => new URL(page.location.href)
  const moves = interceptBack(history, { intercept, onMove: (undo) => void visit(here(), stay, undefined, undo) })
  void visit(here(), stay)
  return {
    get state() {
      return state
    },
    navigate(to, options = {}) {
      if (typeof to === "number") return moves.go(to)
      return visit(history.createURL(to), options.replace ? replace : push, options.state)
    },
    setQuery(changed) {
      const { pathname, hash } = history.location
      const address = history.createURL(`${withQuery(pathname, changed)}${hash}`)
      try {
        // The entry keeps its key: it is the same visit.
        page.history.replaceState(page.history.state, "", address)
      } catch {
        // Browsers refuse many changes in a short time: a list shows what was chosen, whatever its address says.
      }
      const query = parseQuery(address.search)
      show(state.page?.kind === "screen" ? { ...state, page: { ...state.page, query } } : state)
    },
    subscribe(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    dispose() {
      latest += 1
      moves.stop()
      listeners.clear()
    },
  }
}

async function attempt(load: () => Promise<PageAnswer>) {
  try {
    return { page: await load() }
  } catch (error) {
    return { failure: { error } }
  }
}
