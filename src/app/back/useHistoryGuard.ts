import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import type { AppContext } from "../AppContext"
import { guardedVisit } from "./guardEntry"

/** Key of the visit that a history entry belongs to; a sentinel belongs to the entry below it. */
export function visitKey(location: { readonly key: string; readonly state: unknown }): string {
  return guardedVisit(location) ?? location.key
}

interface HistoryGuard {
  readonly isNeeded: boolean
  /** True from the moment on in which the screen has refused to open: it is about to be replaced, entry and all. */
  readonly isRefused: () => boolean
  readonly onBack: () => void
}

/**
 * Puts one history entry above the screen, so that the swipe and the back key of the device come here first and do what
 * the back control does. They never cross the screen by themselves.
 */
export function useHistoryGuard({ isNeeded, isRefused, onBack }: HistoryGuard): void {
  const location = useLocation()
  const navigate = useNavigate()
  const wasAbove = useRef(false)
  const asked = useRef<unknown>(undefined)
  const isAbove = guardedVisit(location) !== undefined
  useEffect(() => {
    if (!isNeeded || isRefused()) return
    if (isAbove) {
      wasAbove.current = true
      return
    }
    if (asked.current === location) return
    asked.current = location
    const cameBack = wasAbove.current
    wasAbove.current = false
    void navigate(`${location.pathname}${location.search}`, { state: { sentinelOf: location.key } })
    if (cameBack) onBack()
  }, [isNeeded, isRefused, isAbove, location, navigate, onBack])
}

/**
 * Android closes a webview that has nothing behind it: a dialog on the first screen needs an entry that the back key can
 * take. It stays when the dialog is gone.
 */
export function useDialogGuard({ services, overlays }: AppContext): boolean {
  const location = useLocation()
  const [isNeeded, setIsNeeded] = useState(guardedVisit(location) !== undefined)
  const { platform, hasHistory } = services.stores.context
  if (!isNeeded && platform === "android" && !hasHistory && overlays.open.length > 0) setIsNeeded(true)
  return isNeeded
}
