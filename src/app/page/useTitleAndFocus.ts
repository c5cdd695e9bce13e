import { autorun } from "mobx"
import { useEffect, useRef, type RefObject } from "react"
import type { ScreenState } from "../../../renderer"
import type { AppState } from "../AppState"

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

/** Leaves focus alone where a person, a popup or a form has taken it already. */
function focusHeading(root: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body && activeElement.isConnected) return
  const heading = root?.querySelector<HTMLElement>("h1")
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
