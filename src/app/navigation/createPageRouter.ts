import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
} from "react-router-dom"
import type { Mover } from "./Navigator"
import type { PageOpening, PageRedirect } from "./openPage"
import { sentinelOf } from "./sentinel"

/** What is on view: it changes only once everything behind an address is there. */
export interface PageState {
  readonly location: Location
  readonly action: NavigationType
  /** Undefined until the first page is there. */
  readonly opening?: PageOpening
  /** What went wrong where not even the error page could be opened. */
  readonly failure?: { readonly error: unknown }
}

type BrowserHistory = ReturnType<typeof createBrowserHistory>
type Commit = (history: BrowserHistory, to: string, state?: unknown) => void

export interface PageRouter extends Mover {
  readonly state: PageState
  /** The part that React Router's own hooks move with. */
  readonly navigator: Pick<BrowserHistory, "push" | "replace" | "go" | "createHref">
  subscribe(listen: (state: PageState) => void): () => void
  dispose(): void
}

interface PageRouterDependencies {
  readonly page: Window
  open(address: URL): Promise<PageOpening | PageRedirect>
  /** The device's own back: true where something above the screen has taken it, and the screen stays. */
  takeBack?(): boolean
}

const push: Commit = (history, to, state) => history.push(to, state)
const replace: Commit = (history, to, state) => history.replace(to, state)
/** Moving in the history has changed the address already. */
const stay: Commit = () => undefined

/** An entry that a screen puts above its own shows the same page. */
const isSentinel = (from: Location, to: URL, usr: unknown) =>
  sentinelOf({ state: usr }) !== undefined && from.pathname === to.pathname && from.search === to.search

const isHashOnly = (from: Location, to: URL) =>
  to.hash !== "" && from.pathname === to.pathname && from.search === to.search

/**
 * Opens the page behind each address and shows it when it is ready: until then the last one stays on view with its
 * address. The latest navigation wins; a redirect takes the place of the address that led to it.
 */
export function createPageRouter({ page, open, takeBack }: PageRouterDependencies): PageRouter {
  const history = createBrowserHistory({ window: page })
  const listeners = new Set<(state: PageState) => void>()
  let state: PageState = { location: history.location, action: history.action }
  let latest = 0

  function show(next: Pick<PageState, "opening" | "failure">): void {
    state = { ...next, location: history.location, action: history.action }
    for (const listen of listeners) listen(state)
  }

  async function load(to: string, commit: Commit, usr?: unknown): Promise<void> {
    const visit = ++latest
    const address = history.createURL(to)
    if (state.opening && (isHashOnly(state.location, address) || isSentinel(state.location, address, usr))) {
      commit(history, to, usr)
      return show(state)
    }
    const found = await attempt(() => open(address))
    if (visit !== latest) return
    if (found.opening?.kind === "redirect") return load(found.opening.to, commit === push ? push : replace)
    commit(history, to, usr)
    show(found as Pick<PageState, "opening" | "failure">)
  }

  const here = () => history.createHref(history.location)
  const follow = followHistory(history, { takeBack, move: () => void load(here(), stay) })
  void load(here(), stay)
  return {
    get state() {
      return state
    },
    navigator: {
      push: (to, usr) => void load(history.createHref(to), push, usr),
      replace: (to, usr) => void load(history.createHref(to), replace, usr),
      go: (steps) => follow.go(steps),
      createHref: (to) => history.createHref(to),
    },
    navigate(to, options = {}) {
      if (typeof to === "number") return follow.go(to)
      return load(to, options.replace ? replace : push, options.state)
    },
    subscribe(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    dispose() {
      latest += 1
      follow.stop()
      listeners.clear()
    },
  }
}

interface Following {
  readonly takeBack: (() => boolean) | undefined
  move(): void
}

/** Moves in the history: our own always lead on, those of the device only where nothing above the screen takes them. */
function followHistory(history: BrowserHistory, { takeBack, move }: Following) {
  let isOurs = false
  let isUndoing = false
  const stop = history.listen(({ delta }) => {
    const wasOurs = isOurs
    isOurs = false
    if (isUndoing) {
      isUndoing = false
      return
    }
    if (!wasOurs && delta !== null && delta < 0 && takeBack?.()) {
      isUndoing = true
      return history.go(-delta)
    }
    move()
  })
  const go = (steps: number) => {
    isOurs = true
    history.go(steps)
  }
  return { go, stop }
}

async function attempt(open: () => Promise<PageOpening | PageRedirect>) {
  try {
    return { opening: await open() }
  } catch (error) {
    return { failure: { error } }
  }
}
