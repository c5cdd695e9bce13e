/** Where a drawn state does not fit, cannot be touched or has no heading. Runs in the page and leans on nothing outside. */
export function findFaults(): readonly string[] {
  const faults: string[] = []
  const dialogs = document.querySelectorAll<HTMLElement>("dialog[open]")
  const top = [...dialogs].at(-1)
  const stage = top ?? document.body
  const name = (element: Element) => {
    const words = (element.textContent ?? "").trim().slice(0, 16)
    return `${element.tagName.toLowerCase()}.${element.className} “${words}”`
  }
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(".k-hidden-text, [aria-hidden=true] input") === null &&
    element.getBoundingClientRect().width > 1

  // Nothing moves sideways.
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`sideways: page is ${scrollWidth} wide in ${clientWidth}`)

  // No text leaves its page, is clipped, or lies on another.
  const texts: { readonly element: Element; readonly rects: readonly DOMRect[] }[] = []
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || (node.textContent ?? "").trim() === "" || !isDrawn(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    // Of what a half-sheet scrolls, only what it shows.
    const frame = element.closest(".k-sheet__body")?.getBoundingClientRect()
    const rects = [...range.getClientRects()]
      .map(({ x, y, width, height }) => {
        const top = Math.max(y, frame?.top ?? y)
        return new DOMRect(x, top, width, Math.max(0, Math.min(y + height, frame?.bottom ?? y + height) - top))
      })
      .filter(({ width, height }) => width > 1 && height > 1)
    texts.push({ element, rects })
    for (const { left, right } of rects) {
      const scroller = element.closest(".k-table-frame, .k-chips, .k-tabs__row, .k-banners")
      if (!scroller && (left < -1 || right > clientWidth + 1)) faults.push(`outside: ${name(element)}`)
    }
    for (let box: Element | null = element; box && box !== stage; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.overflowX === "visible" && style.overflowY === "visible") continue
      const frame = box.getBoundingClientRect()
      const canScroll = /auto|scroll/.test(style.overflowX + style.overflowY)
      if (canScroll) break
      const isClipped = rects.some(
        (rect) => rect.left < frame.left - 1 || rect.right > frame.right + 1 || rect.bottom > frame.bottom + 2,
      )
      if (isClipped) faults.push(`clipped: ${name(element)} by ${name(box)}`)
    }
  }
  const isFixed = (element: Element) =>
    element.closest(".k-header, .k-footer, .k-toast, .k-loader, .k-code, .k-suggest__list") !== null
  const flowing = texts.filter(({ element }) => !isFixed(element))
  flowing.forEach(({ element, rects }, index) => {
    for (const other of flowing.slice(index + 1, index + 40)) {
      if (element.contains(other.element) || other.element.contains(element)) continue
      const overlaps = rects.some((one) =>
        other.rects.some(
          (two) =>
            Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2 &&
            // A line of text is drawn smaller than its box.
            Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > Math.min(one.height, two.height) * 0.4,
        ),
      )
      if (overlaps) faults.push(`overlap: ${name(element)} and ${name(other.element)}`)
    }
  })

  // What is underlined to be known as a link is so in all of its words: a line ends at a block inside of it.
  for (const { element } of texts) {
    let isCut = false
    for (let box: Element | null = element; box && element.closest("a, button"); box = box.parentElement) {
      const { display, textDecorationLine } = getComputedStyle(box)
      if (textDecorationLine.includes("underline")) {
        if (isCut) faults.push(`without its line: ${name(element)} in ${name(box)}`)
        break
      }
      if (display.startsWith("inline-")) isCut = true
    }
  }

  // Targets of a finger: 44 px each way, and none on another. A label belongs to its control, links in sentences are text.
  const selector = "button, a[href], input, select, textarea, [role=button], [role=link], [role=tab]"
  const targets = [...stage.querySelectorAll<HTMLElement>(selector)]
    .filter(
      (element) =>
        isDrawn(element) && !element.matches(".k-inline-link") && getComputedStyle(element).display !== "inline",
    )
    .map((element) => {
      const label = element.closest("label")
      const card = element.matches(".k-card__tap") ? element.closest(".k-card") : null
      const box = card ?? label ?? element.closest(".k-box") ?? element
      const rect = box.getBoundingClientRect()
      // Of what a half-sheet scrolls, only what it shows lies beside its buttons.
      const frame = element.closest(".k-sheet__body")?.getBoundingClientRect()
      const seen = {
        top: Math.max(rect.top, frame?.top ?? rect.top),
        bottom: Math.min(rect.bottom, frame?.bottom ?? rect.bottom),
      }
      return { element, box, rect, seen }
    })
  for (const { element, rect } of targets) {
    if (rect.width < 43.5 || rect.height < 43.5)
      faults.push(`small: ${name(element)} ${Math.round(rect.width)}x${Math.round(rect.height)}`)
  }
  targets.forEach(({ element, box, rect, seen }, index) => {
    for (const other of targets.slice(index + 1)) {
      if (box.contains(other.box) || other.box.contains(box)) continue
      if (isFixed(element) || isFixed(other.element)) continue
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left)
      const down = Math.min(seen.bottom, other.seen.bottom) - Math.max(seen.top, other.seen.top)
      if (across > 1 && down > 1)
        faults.push(`crowded: ${name(element)} and ${name(other.element)} by ${Math.round(down)}`)
    }
  })

  // Below 16 px a phone zooms into the field.
  for (const field of stage.querySelectorAll("input, select, textarea")) {
    if (field.matches("[type=radio], [type=checkbox], [type=range]")) continue
    const size = Number.parseFloat(getComputedStyle(field).fontSize)
    if (size < 16) faults.push(`zooms: ${name(field)} ${size}px`)
  }

  // An amount is read as a whole.
  for (const field of stage.querySelectorAll<HTMLInputElement>(".k-amount__input")) {
    if (field.value.length <= 11 && field.scrollWidth > field.clientWidth + 1) faults.push(`cut off: ${field.value}`)
  }

  // A page has one main heading.
  const layout = document.querySelector<HTMLElement>(".k-screen")?.dataset["layout"]
  const headings = [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility()).length
  if (layout === "page" && headings !== 1) faults.push(`headings: ${headings} of level 1`)
  return [...new Set(faults)]
}
