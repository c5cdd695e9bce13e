import type { CallResult, Scope } from "../../../../renderer"
import type { Detour, DetouringPage } from "../../../domain/detours"
import type { AppContext } from "../../AppContext"
import type { PageLoader } from "../../navigation/loadPage"
import { routeDetour, visitorOf } from "./routeDetour"
import { emptyScope, missingOf, type OpenedScreen, screenDetour } from "./screenDetour"

type Context = Pick<AppContext, "services" | "routes">

/** What a person does; whatever the app opens after it was asked for by them. */
const hands = ["pointerdown", "click", "keydown", "input", "submit"]

/**
 * Keeps, at the page, by which ways its customer came to the address on view since somebody last did anything: those that nobody
 * asked for, each with what decided it.
 */
export function watchDetours(page: Window & typeof globalThis) {
  const results = new Map<string, CallResult>()
  let scope: Scope | undefined
  let opened: OpenedScreen | undefined
  let isAsked = false
  let isLoading = false
  let detours: readonly Detour[] = []
  const tell = (next: readonly Detour[]) => {
    detours = next
    Object.assign(page, { detours } satisfies DetouringPage)
  }
  tell([])
  const hear = ({ target }: Event) => {
    // What the app says over the page by itself can only be confirmed.
    isAsked ||= !(target instanceof Element && target.closest("dialog"))
  }
  for (const name of hands) page.document.addEventListener(name, hear, { capture: true })
  page.addEventListener("popstate", hear)

  /** What led away from the screen on view, which goes to another address, or to the login. */
  function leave(context: Context, to?: string): void {
    if (isAsked) return tell([])
    if (!opened || opened.address === to) return
    const why = screenDetour(opened, context.services.documents.app, { scope: scope ?? emptyScope(), results })
    if (why) tell([...detours, { asked: opened.address, ...(to !== undefined && { to }), ...why }])
  }

  function watchLoads(load: PageLoader, context: Context): PageLoader {
    context.services.stores.session.onLogOut(() => {
      if (!isLoading) leave(context)
      opened = undefined
    })
    return async (url, isWanted) => {
      const asked = url.pathname + url.search
      leave(context, asked)
      opened = undefined
      isAsked = false
      context.services.stores.session.refresh()
      const visitor = visitorOf(context)
      isLoading = true
      const answer = await load(url, isWanted).finally(() => {
        isLoading = false
      })
      if (!isWanted()) return answer
      const why = routeDetour(context, url, visitor, answer)
      if (why) tell([...detours, { asked, ...(answer.kind === "redirect" && { to: answer.to }), ...why }])
      if (answer.kind !== "screen") return answer
      const { module, query } = answer
      opened = { address: asked, module, query, missing: missingOf(module, context) }
      scope = undefined
      results.clear()
      return answer
    }
  }

  return {
    watchLoads,
    hear(call: { readonly id: string }, result: CallResult): void {
      // What ended last stands last.
      results.delete(call.id)
      results.set(call.id, result)
    },
    follow(screen: { readonly id: string; readonly scope: Scope }): void {
      if (screen.id === opened?.module.screen.id) ({ scope } = screen)
    },
  }
}
