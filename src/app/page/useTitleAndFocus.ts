import { autorun } from "mobx"
import { useEffect, useRef, type RefObject } from "react"
import type { ScreenState } from "../../../renderer"
import type { AppState } from "../AppState"
import { focusHeading } from "./focusHeading"

interface TitleAndFocus {
  readonly state: ScreenState
  readonly app: AppState
  readonly root: RefObject<HTMLElement | null>
  /** Stands before the title while the page shows errors. */
  readonly errorPrefix: string
}

/** A new screen: the page gets its title, screen readers hear it, and focus goes to the main heading. */
export function useTitleAndFocus({ state, app, root, errorPrefix }: TitleAndFocus): void {
  const hasArrived = useRef(false)
  const { isIdle } = state
  useEffect(
    () =>
      autorun(() => {
        const hasErrors = state.openForms.some(({ errors }) => errors.length > 0)
        document.title = hasErrors ? `${errorPrefix}${state.title}` : state.title
      }),
    [state, errorPrefix],
  )
  useEffect(() => {
    if (!isIdle || hasArrived.current) return
    hasArrived.current = true
    app.announce(state.title)
    // Focus lays the page out: with the next frame, which does so anyway, and not within the drawing of what has come.
    requestAnimationFrame(() => focusHeading(root.current))
  }, [isIdle, state, app, root])
}
