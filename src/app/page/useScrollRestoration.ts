import { when } from "mobx"
import { useEffect } from "react"
import type { ScreenState } from "../../../renderer"

const positions = new Map<string, number>()

/** Coming back finds the page where it was left; a new screen starts at the top. */
export function useScrollRestoration(visit: string, state: ScreenState, isReturn: boolean): void {
  useEffect(() => {
    const before = isReturn ? positions.get(visit) : undefined
    if (before === undefined) window.scrollTo(0, 0)
    const stop =
      before === undefined
        ? undefined
        : when(
            () => state.isIdle,
            () => window.scrollTo(0, before),
          )
    return () => {
      stop?.()
      positions.set(visit, window.scrollY)
    }
  }, [visit, state, isReturn])
}
