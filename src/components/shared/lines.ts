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
function rowOf(element: Element | null): number | undefined {
  const row = element?.getAttribute("data-row")
  return row === null || row === undefined ? undefined : Number(row)
}

/** Undefined where it is not drawn. */
const boxOf = (element: Element): DOMRect | undefined => element.getClientRects()[0]

const isDrawn = (element: Element): boolean => boxOf(element) !== undefined

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
  // Once for all lines: a browser that is asked for it sees first to the layout.
  const width = innerWidth
  const measure = (isAsked: (line: number) => boolean) => heights.measure(heightsOf(frame, lines, isAsked), width)
  measure((line) => !heights.knows(line, width))
  // What was measured before may have another height by now.
  if (!isAsHigh(frame, lines)) measure(() => true)
  const moved = heights.startOf(inView, count) - before
  if (moved !== 0 && !anchorsScroll()) scrollerOf(frame).scrollBy(0, moved)
}

const anchorsScroll = () => CSS.supports("overflow-anchor", "auto")

/** Pixels by which an element may be higher than its lines: its border, and what is rounded. */
const tolerance = 3

/** Whether the element is as high as its lines are taken for, but for the space below the last one. */
function isAsHigh(frame: Element, lines: Lines): boolean {
  const count = lineCount(lines)
  const { height } = frame.getBoundingClientRect()
  return Math.abs(height - lines.heights.startOf(count, count)) <= tolerance + lines.grid.gap
}

/** Height of each line that is drawn and asked for. */
function heightsOf(
  frame: Element,
  { grid: { columns } }: Lines,
  isAsked: (line: number) => boolean,
): ReadonlyMap<number, number> {
  const heights = new Map<number, number>()
  const starts = [...frame.children].filter((element) => (rowOf(element) ?? 0) % columns === 0)
  for (const [at, element] of starts.entries()) {
    const row = rowOf(element)
    if (row === undefined || !isAsked(row / columns)) continue
    const box = boxOf(element)
    const below = box && starts.slice(at + 1).find(isDrawn)
    heights.set(row / columns, box === undefined ? 0 : ((below && boxOf(below))?.top ?? box.bottom) - box.top)
  }
  return heights
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.scrollingElement ?? document.documentElement
}

/** The rows of the lines in view, and of half a screen above and below. */
export function rangeInView(frame: Element, lines: Lines): RowRange {
  const { heights, grid, count } = lines
  const top = -originOf(frame, lines)
  const half = innerHeight / 2
  const first = heights.lineAt(top - half, lineCount(lines))
  const last = heights.lineAt(top + 3 * half, lineCount(lines))
  return [Math.min(count, first * grid.columns), Math.min(count, (last + 1) * grid.columns)]
}

/** The row that holds the focus. */
export function heldRow(frame: Element): number | undefined {
  let held: Element | null = frame.ownerDocument.activeElement
  while (held !== null && held.parentElement !== frame) held = held.parentElement
  return rowOf(held)
}
