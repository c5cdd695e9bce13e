const focusable =
  "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex]:not([tabindex='-1'])"

/** Focuses the element itself or the first thing in it that takes focus; of radios, the chosen one. */
export function focusFirst(element: HTMLElement | null): void {
  if (element === null) return
  const inside = element.matches(focusable)
    ? element
    : (element.querySelector<HTMLElement>("input:checked:not(:disabled)") ??
      element.querySelector<HTMLElement>(focusable))
  ;(inside ?? element).focus({ preventScroll: true })
}

/** Brings a field into view, as far below the header as the page's `scroll-padding` says, and focuses its control. */
export function focusControl(id: string): void {
  const frame = document.getElementById(`${id}-frame`)
  frame?.scrollIntoView({ block: "start" })
  focusFirst(document.getElementById(id) ?? frame?.querySelector<HTMLElement>(".k-field__control") ?? null)
}
