import type { DeskStore } from "../DeskStore"
import { keepFocus } from "./keepFocus"
import { goToRegion, isOpened } from "./regions"
import { saySaved } from "./saySaved"

const openedIn = "main [aria-pressed='true'], main [aria-current]"

/** What people need who use the desk by keys alone, or hear it. The result ends it. */
export function openKeyboard(store: DeskStore, root: HTMLElement): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "F6" || event.isComposing) return
    event.preventDefault()
    goToRegion(root, event.shiftKey ? -1 : 1)
  }
  // A part comes with its document, which is waited for.
  const opened = (): HTMLElement | undefined => {
    const all = [...root.querySelectorAll<HTMLElement>(openedIn)].filter(isOpened)
    const part = all.find((one) => one.hasAttribute("aria-pressed"))
    const isPart = store.selected !== undefined && (store.view === "screens" || store.view === "flows")
    return isPart ? part : (part ?? all[0])
  }
  const stops = [keepFocus(root, opened), saySaved(store.history, root)]
  root.addEventListener("focusin", enter)
  window.addEventListener("keydown", press)
  return () => {
    stops.forEach((stop) => stop())
    root.removeEventListener("focusin", enter)
    window.removeEventListener("keydown", press)
  }
}

function enter({ target }: Event): void {
  if (target instanceof HTMLIFrameElement) hearWithin(target)
}

/** A picture has keys of its own; those that lead out of it or through the whole desk are the desk's. */
function hearWithin({ contentWindow }: HTMLIFrameElement): void {
  contentWindow?.addEventListener("keydown", passOn)
}

function passOn(event: KeyboardEvent): void {
  const isOurs = event.key === "F6" || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k")
  if (!isOurs || event.isComposing) return
  event.preventDefault()
  const { key, ctrlKey, metaKey, shiftKey } = event
  window.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, metaKey, shiftKey, cancelable: true }))
}
