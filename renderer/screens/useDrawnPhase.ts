import { useDeferredValue, useLayoutEffect } from "react"
import type { ScreenPhase } from "./state/screenPhase"
import type { ScreenState } from "./state/ScreenState"

/**
 * The phase that a screen's body shows. What its data have brought is drawn in short tasks, so that a finger is heard in
 * between: until all of it is there the shapes stand, and the screen does not count as idle.
 */
export function useDrawnPhase(state: ScreenState): ScreenPhase {
  const { body } = state
  const { phase } = body
  const before = useDeferredValue(phase)
  const isBeingDrawn = before.kind === "loading" && (phase.kind === "body" || phase.kind === "empty")
  const drawn = isBeingDrawn ? before : phase
  useLayoutEffect(() => body.markDrawn(drawn.kind), [body, drawn.kind])
  useLayoutEffect(() => () => body.markDrawn(undefined), [body])
  return drawn
}
