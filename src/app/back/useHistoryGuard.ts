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
 */
export function useDialogGuard({ services, overlays }: AppContext): boolean {
  const { location } = usePageLocation()
  const [isNeeded, setIsNeeded] = useState(guardedVisit(location) !== undefined)
  const { platform, hasHistory } = services.stores.context
  if (!isNeeded && platform === "android" && !hasHistory && overlays.open.length > 0) setIsNeeded(true)
  return isNeeded
}
