import { when } from "mobx"
import { useEffect, useLayoutEffect } from "react"
import type { ScreenState } from "../../../renderer"

const positions = new Map<string, number>()

/** Coming back finds the page where it was left, once what it showed is there again; a new screen starts at the top. */
export function useScrollRestoration(visit: string, state: ScreenState, isReturn: boolean): void {
  // While the page still stands: one that is lower than this would have moved it already.
  useLayoutEffect(() => () => void positions.set(visit, window.scrollY), [visit])
  useEffect(() => {
    const before = isReturn ? positions.get(visit) : undefined
    if (before === undefined) {
      window.scrollTo(0, 0)
      return
    }
    let frame: number | undefined
    const stop = when(
      () => state.isIdle,
      () => {
        frame = requestAnimationFrame(() => window.scrollTo(0, before))
      },
    )
    return () => {
      stop()
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [visit, state, isReturn])
}
