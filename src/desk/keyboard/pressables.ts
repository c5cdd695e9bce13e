const reachable = "a[href], button, input, select, textarea, summary, iframe, [tabindex='0']"

/** All within that the key Tab may come to, in order; also what cannot be pressed now. */
export const pressables = (within: Element): readonly HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(reachable),
]

export const isPressable = (element: HTMLElement): boolean =>
  element.matches(reachable) &&
  !element.matches(":disabled") &&
  (!element.closest("details:not([open])") || element.matches("summary"))
