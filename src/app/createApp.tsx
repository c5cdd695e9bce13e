import type { ComponentProps, ReactNode } from "react"
import { createRegistry } from "../../renderer"
import { AppPartsProvider, type AppParts } from "./AppParts"
import { AppState } from "./AppState"
import { createAppActions } from "./createAppActions"
import { createHost } from "./createHost"
import { createPageRouter } from "./navigation/createPageRouter"
import { createNavigator, type Mover } from "./navigation/Navigator"
import { followMoves, historyDepth } from "./navigation/followMoves"
import { createPlaceKeeper } from "./navigation/keepPlace"
import { createPageOpener } from "./navigation/openPage"
import { createPlaces } from "./navigation/Places"
import { PageView } from "./PageView"
import { askDialogToClose } from "./overlays/Modal"
import { OverlayStore } from "./overlays/OverlayStore"
import { createSafeStorage } from "../platform/storage"
import type { AppServices } from "./services"
import { Shell } from "./Shell"

export interface App {
  readonly element: ReactNode
  readonly parts: AppParts
  /** Ends what the app follows. */
  dispose(): void
}

/** The app from its services: one router, one host, one set of overlays. */
export function createApp(services: AppServices, Page: ComponentProps<typeof PageView>["Page"]): App {
  const parts = createParts(services, () => router)
  const { page } = services
  const open = createPageOpener({ services, places: parts.places, overlays: parts.overlays })
  const place = createPlaceKeeper(
    page,
    createSafeStorage(() => page.sessionStorage),
  )
  place.restore()
  const router = createPageRouter({ page, open, takeBack: askDialogToClose })
  router.subscribe(() => place.note())
  const stopFollowing = followMoves(router, parts)
  services.stores.session.onLogOut(() => {
    services.kept.clearAll()
    services.drafts.clearAll()
  })
  return {
    parts,
    element: (
      <AppPartsProvider value={parts}>
        <PageView router={router} Page={Page} />
        <Shell />
      </AppPartsProvider>
    ),
    dispose() {
      stopFollowing()
      router.dispose()
    },
  }
}

function createParts(services: AppServices, mover: () => Mover): AppParts {
  const { documents, page, clock, report, redirect, bridge } = services
  const state = new AppState()
  const places = createPlaces(documents.app)
  const overlays = new OverlayStore(clock)
  const depth = () => historyDepth(page.history)
  const navigator = createNavigator({
    mover,
    places,
    redirect,
    bridge,
    depth,
    noteClosed: () => state.noteClosed(),
    report,
  })
  const actions = createAppActions({ services, places, navigator, overlays })
  const registry = createRegistry(...services.parts, { actions })
  return { services, host: createHost({ services, registry, navigator }), navigator, places, overlays, state }
}
