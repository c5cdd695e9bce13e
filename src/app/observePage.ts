import { listenAll } from "./listenAll"
import { observeKeyboard } from "./observeKeyboard"
import type { AppServices } from "./services"

/** Observes the page itself. The result ends it. */
export function observePage(services: AppServices): () => void {
  const ends = [
    observeKeyboard(services.page),
    observeReturn(services),
    observeNetwork(services),
    observeOrientation(services),
    observeErrors(services),
  ]
  return () => ends.forEach((end) => end())
}

const longAwayMs = 10 * 60 * 1_000

/**
 * A page that comes back from the cache or after a long pause shows amounts of then: it starts anew. Drafts stay. What is on
 * view goes with the customer whom the host logged out meanwhile, or put another in the place of.
 */
function observeReturn({ page, clock, documents, stores: { session, context, ...stores } }: AppServices): () => void {
  let awayMs: (() => number) | undefined
  let token = ""
  let isOld = false
  const renew = () => {
    // Without a network a page that is loaded anew is lost.
    if (!isOld || !page.navigator.onLine) return
    isOld = false
    page.location.reload()
  }
  const look = () => {
    if (page.document.visibilityState === "hidden") {
      awayMs = stopwatch(clock)
      token = session.token
      return
    }
    session.refresh()
    stores.clock.refresh()
    if (token && session.token !== token) {
      const isGone = !session.token && documents.app.routes[context.path]?.guard === "login"
      return isGone ? session.logOut() : page.location.reload()
    }
    isOld ||= awayMs !== undefined && awayMs() > longAwayMs
    awayMs = undefined
    renew()
  }
  const restore = (event: Event) => {
    if ("persisted" in event && event.persisted === true) isOld = true
    renew()
  }
  return listenAll([
    [page.document, "visibilitychange", look],
    [page, "pageshow", restore],
    [page, "online", renew],
  ])
}

/** Milliseconds since now. Of two clocks one stands still while the device sleeps, and the other may be set back. */
function stopwatch(clock: AppServices["clock"]): () => number {
  const [elapsed, now] = [clock.elapsed(), clock.now()]
  return () => Math.max(clock.elapsed() - elapsed, clock.now() - now)
}

function observeNetwork({ page, stores }: AppServices): () => void {
  const look = () => stores.context.setOnline(page.navigator.onLine)
  look()
  return listenAll([
    [page, "online", look],
    [page, "offline", look],
  ])
}

/** A phone on its side: neither a keyboard over a page that is upright nor a wide window is one. As in `layout.css`. */
const onItsSide = "(orientation: landscape) and (min-width: 540px) and (max-height: 560px)"

function observeOrientation({ page, stores }: AppServices): () => void {
  const side = page.matchMedia(onItsSide)
  const look = () => stores.context.setOrientation(side.matches ? "landscape" : "portrait")
  look()
  return listenAll([[side, "change", look]])
}

const nameOf = (thrown: unknown) => (thrown instanceof Error ? thrown.name : "unknown")

/** Nothing was thrown: a browser says so where sizes change while they are measured, and measures again with the next picture. */
const isRemeasured = (event: Event) => "message" in event && String(event.message).startsWith("ResizeObserver loop")

/** Whatever nobody caught is reported by its name alone, never with what it says. */
function observeErrors({ page, report }: AppServices): () => void {
  return listenAll([
    [
      page,
      "error",
      (event) => {
        if (isRemeasured(event)) return
        report({ code: "uncaught", at: "page", detail: nameOf("error" in event ? event.error : event) })
      },
    ],
    [
      page,
      "unhandledrejection",
      (event) => report({ code: "unhandled", at: "page", detail: nameOf("reason" in event ? event.reason : event) }),
    ],
  ])
}
