/**
 * Kinds of the texts in front, one hash each: what decides whether a text can be told from what it lies on. Texts of one
 * kind have letters of one size and colour, stand in the same painted boxes, and lie on the same others. Runs in the page
 * and leans on nothing outside.
 */
export function listTextKinds(): readonly string[] {
  const stage = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body
  const hashOf = (text: string) => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57]
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index)
      one = Math.imul(one ^ code, 2654435761)
      two = Math.imul(two ^ code, 1597334677)
    }
    return `${one >>> 0}.${two >>> 0}`
  }
  const states = ["class", "role", "type", "disabled", "aria-disabled", "aria-busy", "aria-hidden"]
  const chains = new Map<Element, string>()
  const painted: Element[] = []
  const note = (element: Element) => {
    const { color, backgroundColor, backgroundImage, opacity, filter, textShadow } = getComputedStyle(element)
    if (backgroundImage !== "none" || !/^rgba\(.*, 0\)$/.test(backgroundColor)) painted.push(element)
    const box = [element.tagName, ...states.map((name) => element.getAttribute(name) ?? "-")]
    const paint = [color, backgroundColor, backgroundImage, opacity, filter, textShadow]
    const above = element === stage ? "" : (chains.get(element.parentElement ?? stage) ?? "")
    chains.set(element, hashOf([above, ...box, ...paint].join(" ")))
  }
  for (const element of [stage, ...stage.querySelectorAll("*")]) note(element)

  /** Painted boxes that lie where a text is, without holding it. */
  const rects = painted.map((element) => [element, element.getBoundingClientRect()] as const)
  const strangersOf = (element: Element) => {
    const own = element.getBoundingClientRect()
    return rects.flatMap(([other, { left, right, top, bottom }]) => {
      const isThere = left < own.right && right > own.left && top < own.bottom && bottom > own.top
      return isThere && !other.contains(element) && !element.contains(other) ? [chains.get(other) ?? ""] : []
    })
  }
  const elements = new Set<Element>(stage.querySelectorAll("input, select, textarea"))
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement !== null && (node.textContent ?? "").trim() !== "") elements.add(node.parentElement)
  /** A link among other words has to be told from them. */
  const isAmongWords = (element: Element) => element.parentElement?.textContent?.trim() !== element.textContent?.trim()
  const kinds = [...elements].map((element) => {
    const { fontSize, fontWeight, textDecoration } = getComputedStyle(element)
    const letters = [fontSize, fontWeight, textDecoration, String(isAmongWords(element))]
    return hashOf([chains.get(element) ?? "", ...letters, ...new Set(strangersOf(element))].join(" "))
  })
  return [...new Set(kinds)]
}
