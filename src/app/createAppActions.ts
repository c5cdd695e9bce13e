import type { ActionServices } from "../actions"
import type { Action } from "../../renderer"
import { stepFor } from "./navigation/flowEntry"
import type { Navigator } from "./navigation/Navigator"
import type { Routes } from "./navigation/routes"
import { createActions } from "./registered"
import type { OverlayStore } from "./overlays/OverlayStore"
import type { AppServices } from "./services"

interface Dependencies {
  readonly services: AppServices
  readonly routes: Routes
  readonly navigator: Navigator
  readonly overlays: OverlayStore
  readonly reload: () => Promise<void>
}

/** The actions of the app, with what they need of the app. */
export function createAppActions({
  services,
  routes,
  navigator,
  overlays,
  reload,
}: Dependencies): Readonly<Record<string, Action>> {
  const { documents, page } = services
  const { app } = documents
  return createActions({
    texts: app.interface,
    links: app.links,
    schemes: app.schemes,
    bridge: services.bridge,
    redirect: services.redirect,
    stores: services.stores,
    clock: services.clock,
    showPopup: (popup, standing) => overlays.show({ kind: "popup", popup }, standing),
    showSheet: (render, standing) => overlays.show({ kind: "sheet", render }, standing),
    showServerSheet: (sheet, standing) => overlays.show({ kind: "server-sheet", sheet }, standing),
    showToast: (text, button) => overlays.showToast(text, button),
    closeSheet: () => overlays.closeSheet(),
    scrollToTop: () => page.scrollTo(0, 0),
    go: (target, move) => navigator.go(target, move),
    backBy: (steps) => navigator.backBy(steps),
    requestedBack: (screen) => services.redirect.parseBack(navigator.backOf(screen)),
    close: () => navigator.close(),
    assign: (url) => page.location.assign(url),
    reload,
    writeClipboard: services.writeClipboard,
    track: (event) => services.analytics.track(event),
    sendFile: services.sendFile,
    stepUp(asked) {
      // Asked again, they have read how it ended before: that would stand beside how it ends now.
      overlays.closeToast()
      return services.stepUp(asked)
    },
    readGlobalConfig: () => services.readGlobalConfig(),
    findFlow: createFlowLookup(services, routes),
    forget() {
      services.sessionValues.clearVisit()
      services.drafts.clearAll()
    },
  })
}

function createFlowLookup({ documents: { app }, stores }: AppServices, routes: Routes): ActionServices["findFlow"] {
  return (id) => {
    const here = routes.find(stores.context.path)?.flow
    const flow = id === undefined ? (here ?? Object.values(app.flows).find(({ entry }) => entry)) : app.flows[id]
    const entry = flow && routes.pathTo(flow.id, "")
    const first = flow?.steps[0]?.screen
    return flow && entry !== undefined && first !== undefined
      ? { entry, first, stepFor: (point) => stepFor(flow, point) }
      : undefined
  }
}
