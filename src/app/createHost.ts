import { createElement } from "react"
import type { CallResult, Host, Registry } from "../../renderer"
import { LineBreaking } from "../components/shared/LineBreaking"
import { connectSources } from "./connectSources"
import type { Unanswered } from "./AppState"
import type { Navigator } from "./navigation/Navigator"
import type { AppServices } from "./services"

interface HostDependencies {
  readonly services: AppServices
  readonly registry: Registry
  readonly navigator: Navigator
  /** What became of a write; undefined where the server has answered. */
  readonly onWritten?: (unanswered: Unanswered | undefined) => void
}

/** What screens ask of the app. */
export function createHost({ services, registry, navigator, onWritten }: HostDependencies): Host {
  const { documents, stores, redirect, bridge, inspection } = services
  return {
    app: documents.app,
    registry,
    formatting: services.formatting,
    context: stores.context as unknown as Readonly<Record<string, unknown>>,
    session: services.sessionValues,
    isSignedIn: () => stores.session.hasToken,
    drafts: services.drafts,
    connectSource: connectSources(stores),
    loadScreen: (id) => documents.load(id) ?? Promise.reject(new Error(`no screen "${id}"`)),
    go: (target, options) => navigator.go(target, options),
    setQuery: (query) => navigator.setQuery(query),
    back: () => navigator.back(),
    drawText: (text) => createElement(LineBreaking, { text }),
    openLink(name) {
      const destination = redirect.resolve(documents.app.links[name])
      if (destination?.kind === "own") navigator.go(destination.path)
      else if (destination?.kind === "web") bridge.openExternal(destination.url)
    },
    async call(call, input, options) {
      const result = await services.call(call, input, options)
      if (__PREVIEW__) inspection?.hear(call, result)
      if (call.effect === "write") onWritten?.(unansweredBy(result))
      return result
    },
    share: services.sharing.share,
    track: (event) =>
      services.analytics.track(event.key === "view" ? { ...event, label: routeOf(stores.context) } : event),
    report(problem) {
      services.report(problem)
      // Whatever went wrong inside an action, the customer is told; nothing typed is lost.
      if (problem.code === "action-failed") navigator.go("/error")
    },
    ...(__PREVIEW__ && inspection ? { watch: inspection.watch } : {}),
  }
}

/** A write without an answer that can be understood may have been carried out. */
function unansweredBy(result: CallResult): Unanswered | undefined {
  if (result.kind === "ok") return undefined
  const { outcome } = result.failure
  if (outcome === "offline") return "unsent"
  return ["unconfirmed", "broken", "timeout"].includes(outcome) ? "unknown" : undefined
}

/** The route that a view names; of the error page the one that failed. */
const routeOf = ({ path, previousPath }: AppServices["stores"]["context"]): string =>
  path === "/error" && previousPath !== "" ? previousPath : path
