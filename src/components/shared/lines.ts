import type { LineHeights } from "./LineHeights"
import type { RowRange } from "./partsOf"

/** How rows lie: side by side where their element is a grid, with what stands between two lines in pixels. */
export interface Grid {
  readonly columns: number
  readonly gap: number
}

export interface Lines {
  readonly heights: LineHeights
  readonly grid: Grid
  /** Of all rows. */
  readonly count: number
}

/** Which row an element is; a gap is none. */
function rowOf(element: Element | undefined): number | undefined {
  const row = element?.getAttribute("data-row")
  return row === null || row === undefined ? undefined : Number(row)
}

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0

const lineCount = ({ grid, count }: Lines): number => Math.ceil(count / grid.columns)

export function gridOf(frame: Element): Grid {
  const { display, gridTemplateColumns, rowGap } = getComputedStyle(frame)
  if (display !== "grid") return { columns: 1, gap: 0 }
  return { columns: Math.max(1, gridTemplateColumns.split(" ").length), gap: Number.parseFloat(rowGap) || 0 }
}

/** Where the first line starts, in pixels below the view's top; any row that is drawn knows. */
function originOf(frame: Element, lines: Lines): number {
  for (const element of frame.children) {
    const row = rowOf(element)
    if (row === undefined || !isDrawn(element)) continue
    const start = lines.heights.startOf(Math.floor(row / lines.grid.columns), lineCount(lines))
    return element.getBoundingClientRect().top - start
  }
  return frame.getBoundingClientRect().top
}

/**
 * Measures the lines that are drawn: one reaches to where the next thing starts. Where a line above the view is not as high
 * as it was taken for, the page scrolls by as much, unless the browser does so by itself.
 */
export function measureLines(frame: Element, lines: Lines): void {
  if (frame.getBoundingClientRect().height === 0) return
  const { heights } = lines
  const count = lineCount(lines)
  const inView = heights.lineAt(-originOf(frame, lines), count)
  const before = heights.startOf(inView, count)
  heights.measure(heightsOf(frame, lines), innerWidth)
  const moved = heights.startOf(inView, count) - before
  if (moved !== 0 && !CSS.supports("overflow-anchor", "auto")) scrollerOf(frame).scrollBy(0, moved)
}

/** Height of each line that is drawn. */
function heightsOf(frame: Element, { grid: { columns } }: Lines): ReadonlyMap<number, number> {
  const heights = new Map<number, number>()
  let after: number | undefined
  for (const element of [...frame.children].toReversed()) {
    const row = rowOf(element)
    const isShown = isDrawn(element)
    const { top, height } = element.getBoundingClientRect()
    if (row !== undefined && row % columns === 0) {
      heights.set(row / columns, isShown ? (after === undefined ? height : after - top) : 0)
    }
    if (isShown && (row ?? 0) % columns === 0) after = top
  }
  return heights
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.scrollingElement ?? document.documentElement
}

/** Lines are drawn in steps: else each that comes into view would be a drawing of its own. */
const step = 8

/** The rows of the lines in view, and a screen above and below. */
export function rangeInView(frame: Element, lines: Lines): RowRange {
  const { heights, grid, count } = lines
  const top = -originOf(frame, lines)
  const first = heights.lineAt(top - innerHeight, lineCount(lines))
  const last = heights.lineAt(top + 2 * innerHeight, lineCount(lines))
  const rowsOf = (steps: number) => Math.min(count, steps * step * grid.columns)
  return [rowsOf(Math.floor(first / step)), rowsOf(Math.floor(last / step) + 1)]
}

/** The row that holds the focus. */
export function heldRow(frame: Element): number | undefined {
  const { activeElement } = frame.ownerDocument
  return rowOf([...frame.children].find((child) => child.contains(activeElement)))
}
