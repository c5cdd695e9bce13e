/** How the customer came to an entry: by the history itself, by a new entry, or in place of one. */
export type Move = "POP" | "PUSH" | "REPLACE"

/** A place in the app: its address, what the entry carries, and the key of the visit. */
export interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly key: string
}

/** What an entry of the browser's history says: entries of earlier releases have the same form. */
interface Entry {
  readonly usr?: unknown
  readonly key?: string
  /** Counts this app's entries from its first one on. */
  readonly idx?: number
}

export interface BrowserHistory {
  readonly action: Move
  /** The very object as long as it says the same. */
  readonly location: Location
  push(address: URL, state?: unknown): void
  replace(address: URL, state?: unknown): void
  go(steps: number): void
  createURL(to: string): URL
  /** `delta`: entries moved by; null where an entry does not say where it stands. Gives what ends it. */
  listen(listener: (update: { readonly delta: number | null }) => void): () => void
}

/** The history of a page, with the place of each of its entries. */
export function createBrowserHistory(page: Window): BrowserHistory {
  const { history } = page
  const entry = () => (history.state ?? {}) as Entry
  let action: Move = "POP"
  let known: Location | undefined
  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: 0 }, "")
  let index = entry().idx

  function write(move: "PUSH" | "REPLACE", address: URL, usr: unknown): void {
    action = move
    index = (entry().idx ?? 0) + (move === "PUSH" ? 1 : 0)
    const next: Entry = { usr: usr ?? null, key: createKey(), idx: index }
    try {
      if (move === "PUSH") history.pushState(next, "", address)
      else history.replaceState(next, "", address)
    } catch (error) {
      if (error instanceof DOMException && error.name === "DataCloneError") throw error
      // Browsers refuse many entries in a short time: a page that loads is better than one that stays.
      if (move === "PUSH") page.location.assign(address)
      else page.location.replace(address)
    }
  }

  return {
    get action() {
      return action
    },
    get location() {
      const now = locationOf(page, entry())
      if (known === undefined || !isSame(known, now)) known = now
      return known
    },
    push: (address, state) => write("PUSH", address, state),
    replace: (address, state) => write("REPLACE", address, state),
    go: (steps) => history.go(steps),
    // Put after the origin, two slashes at the beginning name no other host.
    createURL: (to) => new URL(to.startsWith("/") ? `${page.location.origin}${to}` : to, page.location.origin),
    listen(listener) {
      const follow = () => {
        action = "POP"
        const { idx } = entry()
        const delta = idx === undefined ? null : idx - (index ?? 0)
        index = idx
        listener({ delta })
      }
      page.addEventListener("popstate", follow)
      return () => page.removeEventListener("popstate", follow)
    },
  }
}

const locationOf = ({ location: { pathname, search, hash } }: Window, { usr, key = "default" }: Entry): Location => ({
  pathname,
  search,
  hash,
  state: usr ?? null,
  key,
})

const isSame = (one: Location, other: Location): boolean =>
  one.key === other.key &&
  one.pathname === other.pathname &&
  one.search === other.search &&
  one.hash === other.hash &&
  one.state === other.state

const createKey = (): string => Math.random().toString(36).slice(2, 10)
