import type { FramePage } from "../device/watchFrame"
import type { Step } from "./steps"

/** A scroll is over when nothing has moved for so long. */
const restMs = 200

type Scrolled = Extract<Step, readonly ["s", ...unknown[]]>

/** What scrolls in front of the page: the body of a half-sheet, the list in it. */
function scrollerInFront({ document }: Window): Element | undefined {
  const front = [...document.querySelectorAll("dialog[open]")].at(-1)
  return [...(front?.querySelectorAll("*") ?? [])].find(isScroller)
}

const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + 1 &&
  /auto|scroll/.test(element.ownerDocument.defaultView?.getComputedStyle(element).overflowY ?? "")

/** Notes where a page was scrolled to, by whomever: documents count as read, and lists grow, by what came into view. */
export function recordScrolls(
  page: Window,
  signal: AbortSignal,
  done: (step: Step) => void,
): { readonly flush: () => void } {
  let pending: Scrolled | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    if (pending) done(pending)
    pending = undefined
  }
  const hear = ({ target }: Event) => {
    const isPage = target === page.document
    const element = isPage ? undefined : scrollerInFront(page)
    if (!isPage && target !== element) return
    pending = element ? ["s", Math.round(element.scrollTop), 1] : ["s", Math.round(page.scrollY)]
    clearTimeout(timer)
    timer = setTimeout(flush, restMs)
  }
  page.addEventListener("scroll", hear, { capture: true, passive: true, signal })
  return { flush }
}

export function playScroll([, y, inFront]: Scrolled, page: FramePage | undefined): void {
  if (page === undefined) return
  const place = inFront === undefined ? page : scrollerInFront(page)
  place?.scrollTo({ top: y, behavior: "instant" })
}
