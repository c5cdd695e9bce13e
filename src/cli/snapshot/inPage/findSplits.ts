/** Where a line ends inside of what is read as one: a day, a number with its unit, a short bracket, an address. Runs in the page. */
export function findSplits(): readonly string[] {
  const wholes = [
    /\d[\d,.]*(?:[万億]?円|[年月日時分秒歳回桁件枚社名株口%％]|文字|か月)/g,
    /\d{1,2}月\d{1,2}日/g,
    /\d{1,2}:\d{2}/g,
    /（[^（）\s]{1,10}）/g,
    /[\w.-]+@[\w.-]+\w/g,
    /[A-Za-z]+-[A-Za-z]+/g,
    /(?:さし|差し)あげ/g,
    /(?:ます|ました|です)か(?=[。？]?$)/g,
    /約款$/g,
    /生年月日|会員ID|もう一度|マイナンバーカード/g,
    // No line begins with a colon.
    /\S：/g,
  ]
  const splits: string[] = []
  const stage = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body
  // Words stand in several nodes of one box: they are read together.
  const texts = new Map<Element, { readonly node: Text; readonly from: number }[]>()
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (!(node instanceof Text) || !parentElement?.checkVisibility() || parentElement.closest(".k-hidden-text, option"))
      continue
    let box: Element = parentElement
    while (box.parentElement && getComputedStyle(box).display.startsWith("inline")) box = box.parentElement
    const parts = texts.get(box) ?? []
    const last = parts.at(-1)
    parts.push({ node, from: last ? last.from + last.node.data.length : 0 })
    texts.set(box, parts)
  }
  for (const [box, parts] of texts) {
    const text = parts.map(({ node }) => node.data).join("")
    const width = box.getBoundingClientRect().width
    const placeOf = (offset: number) => {
      const part = parts.findLast(({ from }) => from <= offset)
      return part && ([part.node, offset - part.from] as const)
    }
    for (const { 0: found, index } of wholes.flatMap((whole) => [...text.matchAll(whole)])) {
      const [start, end] = [placeOf(index), placeOf(index + found.length - 1)]
      if (!start || !end) continue
      const range = document.createRange()
      range.setStart(...start)
      range.setEnd(end[0], end[1] + 1)
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1)
      const [first] = rects
      const isSplit = rects.some((rect) => first && rect.top > first.top + first.height * 0.7)
      const length = rects.reduce((sum, rect) => sum + rect.width, 0)
      // What no line can hold breaks somewhere.
      if (isSplit && length < width * 0.92) splits.push(`split: “${found}” in ${box.className} “${text.slice(0, 24)}”`)
    }
  }
  return [...new Set(splits)]
}
