import { when } from "mobx"
import { useEffect, useLayoutEffect } from "react"
import type { ScreenState } from "../../../renderer"
import { setNewest } from "../../components/shared/setNewest"

const positions = new Map<string, number>()

/** Coming back finds the page where it was left, once what it showed is there again; a new screen starts at the top. */
export function useScrollRestoration(visit: string, state: ScreenState, isReturn: boolean): void {
  // While the page still stands: one that is lower than this would have moved it already.
  useLayoutEffect(() => () => setNewest(positions, visit, window.scrollY), [visit])
  useEffect(() => {
    const before = isReturn ? positions.get(visit) : undefined
    if (before === undefined) {
      window.scrollTo(0, 0)
      return
    }
    let frame: number | undefined
    let letGo: (() => void) | undefined
    const stop = when(
      () => state.isIdle,
      () => {
        frame = requestAnimationFrame(() => {
          letGo = leadTo(before)
        })
      },
    )
    return () => {
      stop()
      if (frame !== undefined) cancelAnimationFrame(frame)
      letGo?.()
    }
  }, [visit, state, isReturn])
}

const gestures = ["pointerdown", "wheel", "keydown"] as const

/** A list brings its further pages while it is led down to where it was. Who touches the page goes where they want. */
function leadTo(top: number): () => void {
  const lead = () => {
    window.scrollTo(0, top)
    // The lowest place may be a fraction of a pixel above.
    if (window.scrollY > top - 1) letGo()
  }
  const growth = new ResizeObserver(lead)
  const letGo = () => {
    growth.disconnect()
    for (const gesture of gestures) window.removeEventListener(gesture, letGo)
  }
  growth.observe(document.body)
  for (const gesture of gestures) window.addEventListener(gesture, letGo)
  lead()
  return letGo
}
