interface Layout {
  scrollTo(top: number): void
  /** What stands above the rows goes away, and the page is as much shorter. */
  takeAway(height: number): void
  /** All rows become as high. */
  setRowHeight(height: number): void
  end(): void
}

/** Gives a page without layout one: rows of one height under each other, gaps as high as they say, in a page that scrolls. */
export function layOut(firstHeight: number): Layout {
  const { getBoundingClientRect, getClientRects } = Element.prototype
  const { ResizeObserver } = globalThis
  const observed = new Map<Element, () => void>()
  globalThis.ResizeObserver = class {
    readonly #tell: () => void
    constructor(tell: ResizeObserverCallback) {
      this.#tell = () => tell([], this)
    }
    observe(element: Element) {
      observed.set(element, this.#tell)
    }
    unobserve(element: Element) {
      observed.delete(element)
    }
    disconnect() {
      for (const [element, tell] of observed) if (tell === this.#tell) observed.delete(element)
    }
  }
  let scrolled = 0
  let rowHeight = firstHeight

  const isGap = (element: Element) =>
    element.classList.contains("k-rows-gap") || element.getAttribute("aria-hidden") === "true"
  const heightOf = (element: Element): number => {
    const gap = /height: ([\d.]+)px/.exec(element.outerHTML.slice(0, 200))?.[1]
    if (element.hasAttribute("data-row")) return rowHeight
    if (isGap(element)) return Number(gap ?? 0)
    return [...element.children].reduce((sum, child) => sum + heightOf(child), 0)
  }
  const topOf = (element: Element): number => {
    const before = [...(element.parentElement?.children ?? [])]
    const above = before.slice(0, before.indexOf(element)).reduce((sum, one) => sum + heightOf(one), 0)
    return above - scrolled
  }
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    const isPart = this.hasAttribute("data-row") || isGap(this)
    return new DOMRect(0, isPart ? topOf(this) : -scrolled, 390, heightOf(this))
  }
  Element.prototype.getClientRects = function rects(this: Element) {
    return [this.getBoundingClientRect()] as unknown as DOMRectList
  }
  return {
    scrollTo(top) {
      scrolled = top
      document.dispatchEvent(new Event("scroll"))
    },
    takeAway(height) {
      scrolled += height
      observed.get(document.body)?.()
    },
    setRowHeight(height) {
      rowHeight = height
      observed.get(document.body)?.()
    },
    end() {
      globalThis.ResizeObserver = ResizeObserver
      Object.assign(Element.prototype, { getBoundingClientRect, getClientRects })
    },
  }
}
