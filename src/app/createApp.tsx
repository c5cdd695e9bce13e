import { reaction } from "mobx"
import type { ComponentProps, ComponentType, ReactNode } from "react"
import { createRegistry } from "../../renderer"
import { AppContextProvider, type AppContext } from "./AppContext"
import { AppState } from "./AppState"
import { createAppActions } from "./createAppActions"
import { createHost } from "./createHost"
import { createPageRouter } from "./navigation/createPageRouter"
import { createNavigator, type HistoryRouter } from "./navigation/Navigator"
import { createBackMemory, type BackMemory } from "./back/backMemory"
import { historyDepth } from "./back/historyGuard"
import { observeNavigation } from "./navigation/observeNavigation"
import { createHistoryPosition, type HistoryPosition } from "./navigation/historyPosition"
import { createPageLoader, type PageLoader } from "./navigation/loadPage"
import { parseQuery } from "./navigation/query"
import { createRoutes } from "./navigation/routes"
import { PageView } from "./PageView"
import { requestDialogClose } from "../components/shared/Modal"
import { OverlayStore } from "./overlays/OverlayStore"
import { loadAgain } from "./navigation/loadAgain"
import { offerRetry } from "./overlays/offerRetry"
import { showGeneralError } from "./overlays/showGeneralError"
import { createSafeStorage } from "../platform/storage"
import type { AppServices } from "./services"
import { Shell } from "./Shell"

export interface App {
  readonly element: ReactNode
  readonly context: AppContext
  /** Ends what the app observes. */
  dispose(): void
}

/** What draws, fetched beside all else. */
interface Rendering extends Pick<ComponentProps<typeof PageView>, "Page"> {
  readonly LineBreakingProvider: ComponentType<{ readonly children: ReactNode }>
}

/** Development only: sees which addresses are opened, and what comes of them. */
export type WatchLoads = (load: PageLoader, context: Pick<AppContext, "services" | "routes">) => PageLoader

/** The app from its services: one router, one host, one set of overlays. `onShown`: there is a first page to see. */
export function createApp(
  services: AppServices,
  { Page, LineBreakingProvider }: Rendering,
  onShown: () => void = () => undefined,
  watchLoads?: WatchLoads,
): App {
  const { page, clock } = services
  const storage = createSafeStorage(() => page.sessionStorage)
  const backs = createBackMemory(storage, services.drafts)
  const position = createHistoryPosition(page, storage)
  const context = createAppContext(services, { router: () => router, backs, position })
  const loader = createPageLoader(context)
  const load = __PREVIEW__ && watchLoads ? watchLoads(loader, context) : loader
  position.restore()
  const router = createPageRouter({
    page,
    load,
    offerRetry: (address) => offerRetry(context, address),
    intercept: requestDialogClose,
  })
  router.subscribe(({ location }) => {
    position.save()
    backs.record(location.pathname, parseQuery(location.search)["BACK"])
  })
  const stopObserving = observeNavigation(router, context)
  const stopSigning = observeSession(context)
  const stopBridge = services.bridge.onUnavailable(() => void showGeneralError(context))
  const showFirst = () => {
    onShown()
    clock.after(fetchErrorAfterMs, () => fetchErrorPage(context))
  }
  return {
    context,
    element: (
      <AppContextProvider value={context}>
        <LineBreakingProvider>
          <PageView router={router} Page={Page} onShown={showFirst} />
          <Shell />
        </LineBreakingProvider>
      </AppContextProvider>
    ),
    dispose() {
      stopObserving()
      stopSigning()
      stopBridge()
      services.sharing.stop()
      router.dispose()
    },
  }
}

/** What the first page needs has come by then. */
const fetchErrorAfterMs = 3_000

/** Once the network is missing, the page that says so cannot be fetched any more. */
function fetchErrorPage({ routes, services }: AppContext): void {
  services.documents.load(routes.find("/error")?.screen ?? "")?.catch(() => undefined)
}

interface Movement {
  readonly router: () => HistoryRouter
  readonly backs: BackMemory
  readonly position: Pick<HistoryPosition, "addressBehind">
}

function createAppContext(services: AppServices, { router, backs, position }: Movement): AppContext {
  const { documents, page, clock, report, redirect, bridge } = services
  const state = new AppState()
  const routes = createRoutes(documents.app)
  const overlays = new OverlayStore(clock)
  const depth = () => historyDepth(page.history)
  const navigator = createNavigator({
    router,
    routes,
    redirect,
    bridge: {
      close() {
        backs.forget()
        return bridge.close()
      },
    },
    depth,
    addressBehind: (steps) => position.addressBehind(steps),
    setClosed: () => state.setClosed(),
    backOf: (path) => backs.backOf(path) ?? backs.backOf(documents.app.routes[path]?.v2 ?? ""),
    leave: (address, { replace }) => (replace ? page.location.replace(address) : page.location.assign(address)),
    report,
  })
  const reload = () => loadAgain({ services, host, overlays, state })
  const actions = createAppActions({ services, routes, navigator, overlays, reload })
  const registry = createRegistry(...services.registries, { actions })
  const host = createHost({ services, registry, navigator, onWritten: (unanswered) => state.setUnanswered(unanswered) })
  return { services, host, navigator, routes, overlays, state, reload }
}

/** A log-out forgets what was typed and takes what is drawn from view; who comes back logged in gets a fresh page. */
function observeSession({ services, state, overlays }: AppContext): () => void {
  const { session } = services.stores
  session.onLogOut(() => {
    state.setSignedOut()
    overlays.end()
    services.sessionValues.clearAll()
    services.drafts.end()
  })
  return reaction(
    () => session.hasToken,
    (hasToken) => hasToken && state.isSignedOut && services.page.location.reload(),
  )
}
