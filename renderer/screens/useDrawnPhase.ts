import { useLayoutEffect, useState } from "react"
import { inNextTask } from "./inNextTask"
import type { ScreenPhase } from "./state/screenPhase"
import type { ScreenState } from "./state/ScreenState"

/**
 * The phase that a screen's body shows. What its data have brought is drawn in a task of its own, so that a finger is heard
 * before: until then the shapes stand, and the screen does not count as idle.
 */
export function useDrawnPhase(state: ScreenState): ScreenPhase {
  const { body } = state
  const { phase } = body
  const before = useTaskLater(phase)
  const isBeingDrawn = before.kind === "loading" && (phase.kind === "body" || phase.kind === "empty")
  const drawn = isBeingDrawn ? before : phase
  useLayoutEffect(() => body.markDrawn(drawn.kind), [body, drawn.kind])
  useLayoutEffect(() => () => body.markDrawn(undefined), [body])
  return drawn
}

function useTaskLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value)
  useLayoutEffect(() => (later === value ? undefined : inNextTask(() => setLater(value))), [value, later])
  return later
}
