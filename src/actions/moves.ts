import type { ActionEnd } from "../../renderer"
import type { Actions, ActionServices } from "./services"

export const ok: ActionEnd = { outcome: "ok" }
/** All is well, and the screen is left: nothing follows. */
export const left: ActionEnd = { outcome: "ok", stop: true }
const refused: ActionEnd = { outcome: "refused" }

/** Actions that lead to another screen, or out of the app. */
export function createMoves(services: ActionServices) {
  const move =
    (replace: boolean): Actions["go"] =>
    ({ to, query }) => {
      services.go(String(to), { replace, ...(query ? { query } : {}) })
      return left
    }

  return {
    go: move(false),
    replace: move(true),
    async back({ steps = 1, otherwise }) {
      if (services.backBy(Number(steps))) return left
      if (typeof otherwise === "string") services.go(otherwise, { replace: true })
      else await services.close()
      return left
    },
    async "close-webview"() {
      await services.close()
      return left
    },
    "open-external"({ link, url }) {
      const named = typeof link === "string" && Object.hasOwn(services.links, link) ? services.links[link] : undefined
      const destination = services.redirect.resolve(named ?? url)
      if (!destination || destination.kind === "native") return refused
      if (destination.kind === "own") services.go(destination.path, { replace: false })
      else services.bridge.openExternal(destination.url)
      return ok
    },
    leave({ to }) {
      const destination = services.redirect.resolve(to)
      if (!destination) return refused
      if (destination.kind === "own") services.go(destination.path, { replace: true })
      else services.assign(destination.url)
      return left
    },
    launch({ url, session }) {
      if (typeof url !== "string" || !isOwnScheme(url, services.schemes["close"])) return refused
      if (typeof session === "string") services.stores.accountOpening.setEkycSessionId(session)
      services.assign(url)
      return ok
    },
    "open-in-app"({ to }) {
      const link = typeof to === "string" ? services.redirect.build(to, { on: "own", wrap: true }) : undefined
      if (link === undefined) return refused
      services.assign(link)
      return ok
    },
    login() {
      services.bridge.login()
      return left
    },
    "log-out"() {
      services.stores.session.logOut()
      return left
    },
    reload() {
      services.reload()
      return left
    },
    rotate() {
      services.bridge.rotate()
      return ok
    },
  } satisfies Partial<Actions>
}

/** A link of the native app itself: the same custom scheme as its close link. */
function isOwnScheme(url: string, close: string | undefined): boolean {
  const scheme = close?.slice(0, close.indexOf("://") + 3) ?? ""
  return scheme.length > 3 && url.startsWith(scheme) && /^[\x21-\x7e]{1,2048}$/.test(url)
}
