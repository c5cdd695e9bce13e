import { useEffect, useRef, useState } from "react"
import type { AppContext } from "../AppContext"
import { usePageLocation } from "../navigation/LocationContext"
import { createGuardState, guardedVisit } from "./historyGuard"

interface HistoryGuard {
  readonly isNeeded: boolean
  /** True from the moment on in which the screen has refused to open: it is about to be replaced, entry and all. */
  readonly isRefused: () => boolean
  readonly onBack: () => void
}

/**
 * Puts the guard entry above the screen, so that the swipe and the back key of the device come here first and do what
 * the back control does. They never cross the screen by themselves.
 */
export function useHistoryGuard({ isNeeded, isRefused, onBack }: HistoryGuard): void {
  const { location, navigate } = usePageLocation()
  const wasOnGuard = useRef(false)
  const guarded = useRef<unknown>(undefined)
  const isOnGuard = guardedVisit(location) !== undefined
  useEffect(() => {
    if (!isNeeded || isRefused()) return
    if (isOnGuard) {
      wasOnGuard.current = true
      return
    }
    if (guarded.current === location) return
    guarded.current = location
    const cameBack = wasOnGuard.current
    wasOnGuard.current = false
    void navigate(`${location.pathname}${location.search}`, { state: createGuardState(location) })
    if (cameBack) onBack()
  }, [isNeeded, isRefused, isOnGuard, location, navigate, onBack])
}

/**
 * Android closes a webview that has nothing behind it: a dialog on the first screen needs an entry that the back key can
 * take. It stays when the dialog is gone.
 *
 * In a browser, back on the first page of a visit belongs to the browser: it leads to the page before, dialog and all, and
 * forward finds what was typed. One that lets back close dialogs (Chromium on Android) sends `cancel` to the topmost, which
 * is Escape here. An entry of ours would be in the way:
 * - Without a dialog, back would come to the entry first and close the app, where it has to lead to the page before.
 * - A button of the dialog may replace the screen: it would replace the entry, and the screen would stay below it. So the
 *   entry has to be gone before `OverlayStore` says how the dialog ended; `history.go(-1)` reports when it is, some
 *   time later, and a navigation that began meanwhile would be undone by it.
 * - What was taken back can still be gone forward to: the entry would have to open nothing there.
 * - Chromium goes past entries that a page adds before it is touched: notices that open with the screen would not be held.
 */
export function useDialogGuard({ services, overlays }: AppContext): boolean {
  const { location } = usePageLocation()
  const [isNeeded, setIsNeeded] = useState(guardedVisit(location) !== undefined)
  const { platform, hasHistory } = services.stores.context
  if (!isNeeded && platform === "android" && !hasHistory && overlays.open.length > 0) setIsNeeded(true)
  return isNeeded
}
