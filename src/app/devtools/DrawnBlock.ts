/** A block on the page, whatever elements it has: all that stands between two nodes of one parent. */
export class DrawnBlock {
  constructor(
    private readonly first: Node,
    private readonly last: Node,
  ) {}

  getClientRects(): readonly DOMRect[] {
    return this.nodes().flatMap((node) => [...rectsOf(node)])
  }

  scrollIntoView(how?: ScrollIntoViewOptions): void {
    this.nodes()
      .find((node) => node instanceof Element)
      ?.scrollIntoView(how)
  }

  contains(other: Node): boolean {
    return this.nodes().some((node) => node.contains(other))
  }

  private nodes(): readonly Node[] {
    const found: Node[] = []
    for (let node = this.first.nextSibling; node !== null && node !== this.last; node = node.nextSibling)
      found.push(node)
    return found
  }
}

function rectsOf(node: Node): Iterable<DOMRect> {
  if (node instanceof Element) return node.getClientRects()
  const range = (node.ownerDocument ?? document).createRange()
  range.selectNode(node)
  return range.getClientRects()
}
