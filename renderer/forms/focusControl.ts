const focusable =
  "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex]:not([tabindex='-1'])"

/** Focuses the element itself or the first thing in it that takes focus; of radios, the chosen one. */
export function focusFirst(place: HTMLElement | null): void {
  if (place === null) return
  const inside = place.matches(focusable)
    ? place
    : (place.querySelector<HTMLElement>("input:checked:not(:disabled)") ?? place.querySelector<HTMLElement>(focusable))
  ;(inside ?? place).focus({ preventScroll: true })
}

/** Brings a field into view, as far below the header as the page's `scroll-padding` says, and focuses its control. */
export function focusControl(id: string): void {
  const frame = document.getElementById(`${id}-frame`)
  frame?.scrollIntoView({ block: "start" })
  focusFirst(document.getElementById(id) ?? frame?.querySelector<HTMLElement>(".k-field__control") ?? null)
}
