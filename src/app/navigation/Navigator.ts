import type { Problem } from "../../../renderer"
import type { NativeBridge, Redirect } from "../../platform/bridge"
import { parseQuery, withQuery } from "./query"
import type { Routes } from "./routes"
import { entriesOf } from "../back/historyGuard"

/** The part of the router that moves. */
export interface HistoryRouter {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string; readonly state?: unknown }
  }
  navigate(
    to: string | number,
    options?: { readonly replace?: boolean; readonly state?: unknown },
  ): Promise<void> | void
  setQuery(query: Query): void
}

export type Query = Readonly<Record<string, string | number>>

interface NavigatorDependencies {
  readonly router: () => HistoryRouter
  readonly routes: Routes
  readonly redirect: Pick<Redirect, "resolve">
  readonly bridge: Pick<NativeBridge, "close">
  /** How many entries of this app lie behind the current screen. */
  readonly depth: () => number
  /** Path and query of an entry of the history, so many steps behind. */
  readonly addressBehind: (steps: number) => string | undefined
  readonly setClosed: () => void
  /** The `BACK` that the screen at a path was opened with. */
  readonly backOf: (path: string) => string | undefined
  /** Loads an address of the app's own origin that another site serves. */
  readonly leave: (address: string, move: { readonly replace: boolean }) => void
  readonly report: (problem: Problem) => void
}

export interface NavigateOptions {
  readonly replace?: boolean
  readonly query?: Readonly<Record<string, unknown>>
  /** The customer comes back to the screen: it has the `BACK` that it was opened with. Right behind, it keeps its whole query. */
  readonly isReturn?: boolean
}

export interface Navigator {
  go(target: string, move?: NavigateOptions): void
  /** Puts another query into the address, as a whole: the screen stays as it is. */
  setQuery(query: Query): void
  /** False where the history is shorter. */
  backBy(steps: number): boolean
  /** History, or closing where there is none. */
  back(): void
  close(): Promise<void>
  /** The `BACK` that the customer's screen, or the one named, was opened with. */
  backOf(screen?: string): string | undefined
}

/** Moves between screens. A target that leads nowhere is reported and nothing happens. */
export function createNavigator({
  router,
  routes,
  redirect,
  bridge,
  depth,
  addressBehind,
  setClosed,
  backOf,
  leave,
  report,
}: NavigatorDependencies): Navigator {
  function go(target: string, { replace = false, query, isReturn = false }: NavigateOptions = {}): void {
    const { pathname, search } = router().state.location
    const path = routes.pathTo(target, pathname)
    const allowed = path === undefined ? undefined : redirect.resolve(path)
    if (allowed?.kind !== "own") return report({ code: "unknown-target", at: path === undefined ? target : "path" })
    const [targetPath = "", targetQuery = ""] = allowed.path.split("?")
    if (isReturn && liesBehind(allowed.path) && backBy(1)) return
    // What is put in another's place, a screen without what it needs or a write that came too late, was there before.
    const isOpenedAgain = (isReturn || replace) && parseQuery(targetQuery)["BACK"] === undefined
    // What the address says to the app itself holds for all steps of a route.
    const { BACK, header } = routes.isOfSteps(targetPath) && targetPath === pathname ? parseQuery(search) : {}
    const back = isOpenedAgain ? (backOf(targetPath) ?? BACK) : BACK
    const address = withQuery(allowed.path, { BACK: back, header, ...query })
    if (routes.isElsewhere(address)) return leave(address, { replace })
    void router().navigate(address, { replace: replace || address === `${pathname}${search}` })
  }

  /** The entry behind shows it: put in the place of the one on view, it would stand there twice, and its own way back would lead here. */
  function liesBehind(address: string): boolean {
    const behind = addressBehind(entriesOf(router().state.location))
    if (behind === undefined || address.includes("?")) return behind === address
    const [path = ""] = behind.split("?")
    return path === address || path === routes.find(address)?.route?.v2
  }

  function backBy(steps: number): boolean {
    if (!Number.isInteger(steps) || steps < 1 || depth() < steps) return false
    void router().navigate(1 - steps - entriesOf(router().state.location))
    return true
  }

  async function close(): Promise<void> {
    if ((await bridge.close()) === "stayed") setClosed()
  }

  function requestedOf(screen?: string): string | undefined {
    const { pathname } = router().state.location
    return backOf((screen === undefined ? pathname : routes.pathTo(screen, pathname)) ?? pathname)
  }

  return {
    go,
    setQuery: (query) => router().setQuery(query),
    backBy,
    close,
    back: () => void (backBy(1) || close()),
    backOf: requestedOf,
  }
}
