import { createActions, type ActionServices } from "../actions"
import type { Action } from "../../renderer"
import { stepFor } from "./navigation/flowGuard"
import type { Navigator } from "./navigation/Navigator"
import type { Places } from "./navigation/Places"
import type { OverlayStore } from "./overlays/OverlayStore"
import type { AppServices } from "./services"

interface Parts {
  readonly services: AppServices
  readonly places: Places
  readonly navigator: Navigator
  readonly overlays: OverlayStore
}

/** The actions of the app, wired to its parts. */
export function createAppActions({ services, places, navigator, overlays }: Parts): Readonly<Record<string, Action>> {
  const { documents, page } = services
  const { app } = documents
  const closeLabel = app.interface["close"] ?? ""
  return createActions({
    texts: app.interface,
    links: app.links,
    schemes: app.schemes,
    bridge: services.bridge,
    redirect: services.redirect,
    stores: services.stores,
    clock: services.clock,
    ask: (popup) => overlays.show({ kind: "popup", popup }),
    showSheet: (drawing) => overlays.show({ kind: "sheet", drawing }),
    showServerSheet: (sheet) => overlays.show({ kind: "server-sheet", sheet, closeLabel }),
    say: (text) => overlays.say(text),
    go: (target, move) => navigator.go(target, move),
    backBy: (steps) => navigator.backBy(steps),
    close: () => navigator.close(),
    assign: (url) => page.location.assign(url),
    reload: () => page.location.reload(),
    copy: (text) => page.navigator.clipboard.writeText(text).catch(() => undefined),
    track: (event) => services.analytics.track(event),
    sendFile: services.sendFile,
    readGlobalConfig: () => services.readGlobalConfig(),
    flow: flowReader(services, places),
    forget() {
      services.kept.clearAll()
      services.drafts.clearAll()
    },
  })
}

function flowReader({ documents: { app }, stores }: AppServices, places: Places): ActionServices["flow"] {
  return (id) => {
    const here = places.find(stores.context.path)?.flow
    const flow = id === undefined ? (here ?? Object.values(app.flows).find(({ entry }) => entry)) : app.flows[id]
    const entry = flow && places.pathTo(flow.id, "")
    const first = flow?.steps[0]?.screen
    return flow && entry !== undefined && first !== undefined
      ? { entry, first, stepFor: (point) => stepFor(flow, point) }
      : undefined
  }
}
