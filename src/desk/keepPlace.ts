import { reaction, runInAction } from "mobx"
import type { DeskStore } from "./DeskStore"
import { keepDrafts } from "./keepDrafts"
import { keepUndo } from "./keepUndo"
import { type View, views } from "./views"

/** What of the browser is needed: an address that can be written, and what it keeps for this tab. */
type Browser = Pick<Window, "location" | "history" | "sessionStorage" | "addEventListener" | "removeEventListener">

/**
 * The address says which view, screen and part are open, so that the page comes back to them when it is loaded again; back and
 * forward go between views. What can be taken back and what is half typed stay so for this tab. The result ends it.
 */
export function keepPlace(store: DeskStore, browser: Browser): () => void {
  const { history, location } = browser
  const stopDrafts = keepDrafts(store, browser.sessionStorage)
  goToAddress(store, location)
  let { view } = store
  const write = (address: string) => {
    const isOtherView = store.view !== view
    ;({ view } = store)
    if (address === location.pathname + location.search) return
    if (isOtherView) history.pushState(null, "", address)
    else history.replaceState(null, "", address)
  }
  const stopWriting = reaction(() => addressOf(store), write, { fireImmediately: true })
  const goBack = () =>
    runInAction(() => {
      goToAddress(store, location)
      ;({ view } = store)
    })
  browser.addEventListener("popstate", goBack)
  const stopKeeping = keepUndo(store.history, browser.sessionStorage)
  return () => {
    stopWriting()
    stopKeeping()
    stopDrafts()
    browser.removeEventListener("popstate", goBack)
  }
}

function addressOf({ view, screen, sample, flowId, callId, selected }: DeskStore): string {
  const isFirst = sample === screen?.samples[0]?.id
  const told = { screen: screen?.id, state: isFirst ? undefined : sample, flow: flowId, call: callId, ...selected }
  const said = Object.entries(told).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `/desk/${view}?${new URLSearchParams(said)}`
}

/** Does what an address says: a view with what was open in it, or a place as `deskAddress` writes it, which has no view. */
export function goToAddress(store: DeskStore, { pathname, search }: Pick<Location, "pathname" | "search">): void {
  const query = new URLSearchParams(search)
  const told = (name: string) => query.get(name) ?? undefined
  const name = /^\/desk\/([^/]+)/.exec(pathname)?.[1]
  const view = name === undefined ? undefined : viewCalled(name)
  const [file, pointer = ""] = [told("file"), told("pointer")]
  runInAction(() => {
    const screen = store.tree.screens.find(({ id }) => id === told("screen"))
    const state = screen?.samples.find(({ id }) => id === told("state"))?.id
    if (screen) store.choose(screen.id, state)
    Object.assign(store, { flowId: told("flow") ?? store.flowId, callId: told("call") ?? store.callId })
    if (view) store.show(view)
    else if (name !== undefined)
      store.history.refusal = `「${readable(name)}」という表示はありません。上の見出しから選んでください。`
    if (file !== undefined && !view) store.goTo({ file, pointer })
    else store.select(file === undefined ? undefined : { file, pointer })
  })
}

/** By its name, by the beginning of it that one view alone has, or by what its tab says. */
function viewCalled(name: string): View | undefined {
  const said = readable(name).toLowerCase()
  const named = views.find(({ view, label }) => view === said || label === said)
  const begun = views.filter(({ view }) => view.startsWith(said))
  return (named ?? (begun.length === 1 ? begun[0] : undefined))?.view
}

/** As it was written; what is not encoded as addresses are stands for itself. */
function readable(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
