import { chosenOf, isSameStop } from "./radioGroup"

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]"

/** `checkVisibility` is younger than the oldest phones (Safari 17.4). */
const isDrawn = (element: Partial<Element> & Element) =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0

/** Tab behind the last stop leads to the first, and the other way round: focus never leaves a dialog. */
export function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && isDrawn(element),
  )
  const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const { activeElement } = document
  const isInside = activeElement !== null && dialog.contains(activeElement)
  if (isInside && edge && !isSameStop(activeElement, edge)) return
  event.preventDefault()
  if (next) chosenOf(next, dialog).focus()
}
