import { type RefCallback, useCallback, useState } from "react"

interface Fit {
  /** Of the element that something is drawn in. */
  readonly place: RefCallback<HTMLElement>
  /** How much smaller than life it is drawn, that it fits between the sides. */
  readonly fit: number
}

const smallest = 0.4

export function useFit(width: number): Fit {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, fit: Math.max(smallest, Math.min(1, room / width)) }
}
