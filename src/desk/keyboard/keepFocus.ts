import { isPressable, pressables } from "./pressables"

interface Held {
  readonly element: HTMLElement
  /** All around it, the nearest first. */
  readonly around: readonly Element[]
  /** All that could be reached by then, in order. */
  readonly order: readonly HTMLElement[]
}

/**
 * What has the keyboard may be taken away, or can no longer be pressed: what stands in its place gets it, else what is nearest.
 * Where the whole view went, or a dialog that did something, it is what was opened (`opened`). What is there again, or can be
 * pressed again, before another key is, has it again: a part that is being loaded takes all beside it away for a moment. The result ends it.
 */
export function keepFocus(root: HTMLElement, opened: () => HTMLElement | undefined): () => void {
  let held: Held | undefined
  let lent: { readonly by: HTMLElement; readonly to: Element | null } | undefined
  let isAwaited = false

  const hold = (element: HTMLElement): void => {
    held = { element, around: ancestors(element, root), order: pressables(root) }
  }
  const look = (): void => {
    const { activeElement } = document
    if (isAwaited && activeElement === root.querySelector("main")) {
      const target = opened()
      if (target) give(target)
    } else if (lent && activeElement === lent.to && isPressable(lent.by) && lent.by.isConnected) give(lent.by)
    else if (held && isLost(held.element) && (activeElement === document.body || activeElement === held.element)) {
      const by = held.element
      const next = nextOf(held, root)
      isAwaited = next.matches("main")
      give((isAwaited && opened()) || next)
      lent = { by, to: document.activeElement }
    }
  }
  const take = ({ target }: Event): void => {
    if (target instanceof HTMLElement && !target.matches("main")) hold(target)
  }
  const letGo = ({ type }: Event): void => {
    isAwaited = false
    lent = undefined
    // A click on nothing takes the keyboard away on purpose.
    if (type === "pointerdown") held = undefined
  }
  const watching = new MutationObserver(look)
  watching.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "hidden", "open", "aria-current", "aria-pressed"],
  })
  root.addEventListener("focusin", take)
  window.addEventListener("keydown", letGo, true)
  window.addEventListener("pointerdown", letGo, true)
  if (document.activeElement instanceof HTMLElement && root.contains(document.activeElement))
    hold(document.activeElement)
  return () => {
    watching.disconnect()
    root.removeEventListener("focusin", take)
    window.removeEventListener("keydown", letGo, true)
    window.removeEventListener("pointerdown", letGo, true)
  }
}

function give(element: HTMLElement): void {
  if (!isPressable(element) && !element.hasAttribute("tabindex")) element.tabIndex = -1
  element.focus()
}

const isLost = (element: HTMLElement): boolean => !element.isConnected || element.matches(":disabled")

function ancestors(element: Element, root: Element): readonly Element[] {
  const parent = element.parentElement
  return !parent || element === root ? [] : [parent, ...ancestors(parent, root)]
}

function nextOf({ element, around, order }: Held, root: HTMLElement): HTMLElement {
  const main = root.querySelector("main") ?? root
  const before = order.slice(0, order.indexOf(element)).toReversed()
  const wasDialog = around.some((one) => one.matches("dialog") && !one.isConnected)
  for (const home of around) {
    if (wasDialog || home.contains(main)) break
    if (!home.isConnected || !(home instanceof HTMLElement)) continue
    const now = pressables(home).filter((one) => isPressable(one) && !one.matches("iframe"))
    const last = before.find((one) => now.includes(one))
    const next = now[last ? now.indexOf(last) + 1 : 0] ?? last
    if (next) return next
    if (home.matches("section, nav, dialog")) return home
  }
  return main
}
