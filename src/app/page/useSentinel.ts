import { useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router-dom"

interface SentinelState {
  readonly sentinelOf?: string
}

/** Key of the visit that a history entry belongs to; a sentinel belongs to the entry below it. */
export function visitKey(location: { readonly key: string; readonly state: unknown }): string {
  const { sentinelOf } = (location.state ?? {}) as SentinelState
  return sentinelOf ?? location.key
}

/**
 * Puts one history entry above the screen, so that the swipe and the back key of the device come here first and do what
 * the back control does. They never cross the screen by themselves.
 */
export function useSentinel(isNeeded: boolean, onBack: () => void): void {
  const location = useLocation()
  const navigate = useNavigate()
  const wasAbove = useRef(false)
  const asked = useRef<unknown>(undefined)
  const { sentinelOf } = (location.state ?? {}) as SentinelState
  const isAbove = sentinelOf !== undefined
  useEffect(() => {
    if (!isNeeded) return
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
  }, [isNeeded, isAbove, location, navigate, onBack])
}
