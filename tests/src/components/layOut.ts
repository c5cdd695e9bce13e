/** Gives a page without layout one: rows of one height under each other, gaps as high as they say, in a page that scrolls. */
export function layOut(rowHeight: number): { scrollTo(top: number): void; end(): void } {
  const { getBoundingClientRect, getClientRects } = Element.prototype
  let scrolled = 0

  const heightOf = (element: Element): number => {
    const gap = /height: ([\d.]+)px/.exec(element.outerHTML.slice(0, 200))?.[1]
    if (element.hasAttribute("data-row")) return rowHeight
    if (element.getAttribute("aria-hidden") === "true") return Number(gap ?? 0)
    return [...element.children].reduce((sum, child) => sum + heightOf(child), 0)
  }
  const topOf = (element: Element): number => {
    const before = [...(element.parentElement?.children ?? [])]
    const above = before.slice(0, before.indexOf(element)).reduce((sum, one) => sum + heightOf(one), 0)
    return above - scrolled
  }
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    const isPart = this.hasAttribute("data-row") || this.getAttribute("aria-hidden") === "true"
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
    end() {
      Object.assign(Element.prototype, { getBoundingClientRect, getClientRects })
    },
  }
}
