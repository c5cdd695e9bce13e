import { isPressable, pressables } from "./pressables"

const named = "nav[aria-label], section[aria-label]"

/** F6 goes from one region of the desk to the next, Shift+F6 to the one before: not every screen of a list has to be passed. */
export function goToRegion(root: HTMLElement, by: -1 | 1): void {
  if (root.querySelector("dialog[open]")) return
  const regions = [...root.querySelectorAll<HTMLElement>(named)].filter((one) => !one.parentElement?.closest(named))
  const here = regions.findIndex((one) => one.contains(document.activeElement))
  const next = regions[(here === -1 && by === -1 ? regions.length - 1 : here + by + regions.length) % regions.length]
  if (next) enter(next)
}

function enter(region: HTMLElement): void {
  const all = pressables(region).filter(isPressable)
  const first = all.find(isOpened) ?? all[0]
  if (!first) region.tabIndex = -1
  ;(first ?? region).focus()
}

/** What of a list is in view beside it. */
export const isOpened = (element: Element): boolean =>
  element.matches(
    ".d-node[aria-pressed='true'], .d-step[aria-pressed='true'], [aria-current]:not([aria-current='false'])",
  )
