const focusable =
  "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex]:not([tabindex='-1'])"

/** Focuses the element itself or the first thing in it that takes focus and can be changed; of radios, the chosen one. */
export function focusFirst(element: HTMLElement | null): void {
  if (element === null) return
  const inside = element.matches(focusable) ? element : firstIn([...element.querySelectorAll<HTMLElement>(focusable)])
  ;(inside ?? element).focus({ preventScroll: true })
}

/** Controls that are `aria-disabled` take the focus so that they can be read, but an error is not corrected there. */
function firstIn(all: readonly HTMLElement[]): HTMLElement | undefined {
  const open = all.filter((one) => one.getAttribute("aria-disabled") !== "true")
  return open.find((one) => one.matches("input:checked")) ?? open[0] ?? all[0]
}

/** Where a page that scrolls ends for its reader: above the bar at its foot, as `scroll-padding` says. */
const visibleEnd = () =>
  innerHeight - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0)

/**
 * Brings a field into view, as far below the header as the page's `scroll-padding` says, and focuses its control. What
 * sums the errors up comes along where both can be seen as a whole; else it is left behind.
 */
export function focusControl(id: string, summary: HTMLElement | null = null): void {
  const frame = document.getElementById(`${id}-frame`)
  focusFirst(document.getElementById(id) ?? frame?.querySelector<HTMLElement>(".k-field__control") ?? null)
  summary?.scrollIntoView({ block: "start" })
  const said = [document.activeElement, frame?.querySelector(".k-field__error")]
  const isSeen = said.every((part) => !part || part.getBoundingClientRect().bottom <= visibleEnd())
  if (summary === null || !isSeen) frame?.scrollIntoView({ block: "start" })
}
