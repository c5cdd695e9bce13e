import { useContext, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react"
import { LineHeights } from "./LineHeights"
import { gridOf, heldRow, measureLines, rangeInView, type Grid } from "./lines"
import type { RowPartsProps } from "./RowParts"
import { partsOf, type RowPart, type RowRange } from "./partsOf"
import { setNewest } from "./setNewest"
import { VisitContext } from "./VisitContext"

interface View {
  readonly range: RowRange
  readonly held: number | undefined
  readonly grid: Grid
  /** Height of a line that was never drawn: gaps are made of it. */
  readonly usual: number
}

/** Before anything could be measured. */
const firstView: View = { range: [0, 24], held: undefined, grid: { columns: 1, gap: 0 }, usual: 0 }

const isSame = (one: View, other: View): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Heights by visit and list, as they were when it was left: whoever comes back finds a page as high as it was. */
const left = new Map<string, LineHeights>()

/** The rows of a long list near the view; they are looked at again whenever it scrolls or something in it grows. */
export function LongRows({ frame, count, name, children }: RowPartsProps) {
  const visit = useContext(VisitContext)
  const place = visit === undefined || name === undefined ? undefined : `${visit} ${name}`
  const [heights] = useState(() => new LineHeights(place === undefined ? undefined : left.get(place)))
  const [view, setView] = useState(firstView)

  const look = useEffectEvent((grid: Grid = view.grid) => {
    if (frame.current === null) return
    const range = rangeInView(frame.current, { heights, grid, count })
    if (range[0] > 0) heights.keep()
    const now: View = { range, held: heldRow(frame.current), grid, usual: heights.usual }
    if (!isSame(view, now)) setView(now)
  })
  /** Where the rows stood when they were measured, and how large they were. */
  const measured = useRef("")
  const measure = useEffectEvent(() => {
    if (frame.current === null) return
    measured.current = placeOf(frame.current)
    const grid = gridOf(frame.current)
    measureLines(frame.current, { heights, grid, count })
    look(grid)
  })
  const measureIfMoved = useEffectEvent(() => {
    if (frame.current !== null && placeOf(frame.current) !== measured.current) measure()
  })

  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- how high rows are is known once they are drawn
    measure()
  })
  useEffect(() => observeView({ scroll: () => look(), resize: () => measure() }), [])
  useEffect(() => observeSizes(frame.current, () => measureIfMoved()), [frame])
  useEffect(() => () => (place === undefined ? undefined : setNewest(left, place, heights)), [place, heights])

  const parts = useMemo(() => partsIn(view, heights, count), [view, heights, count])
  return children(parts)
}

function placeOf(element: Element): string {
  const { top, width, height } = element.getBoundingClientRect()
  return `${top} ${width} ${height}`
}

/** What is drawn of that view; there may be fewer rows than when it was looked at. */
function partsIn({ range: [first, end], held, grid }: View, heights: LineHeights, count: number): readonly RowPart[] {
  return partsOf({
    count,
    range: [Math.min(first, count), Math.min(end, count)],
    held: held === undefined || held >= count ? undefined : held,
    heightOf: heightsIn(heights, grid, count),
  })
}

/** How high rows that are left out are together; what stands between lines comes with the gap itself. */
function heightsIn(heights: LineHeights, { columns, gap }: Grid, count: number) {
  const lines = Math.ceil(count / columns)
  const startOf = (row: number) => heights.startOf(Math.ceil(row / columns), lines)
  return ([first, end]: RowRange): number => Math.max(0, startOf(end) - startOf(first) - gap)
}

/** Whatever scrolls, the page or a part of it that the list stands in, and the size of the window. */
function observeView({ scroll, resize }: Readonly<Record<"scroll" | "resize", () => void>>): () => void {
  const end = new AbortController()
  const options = { capture: true, passive: true, signal: end.signal }
  document.addEventListener("scroll", scroll, options)
  window.addEventListener("resize", resize, options)
  return () => end.abort()
}

/** The rows, and all that they stand in: where something above them grows or goes, they stand elsewhere and nothing scrolled. */
function observeSizes(rows: Element | null, measure: () => void): (() => void) | undefined {
  // The element may have come with the rows themselves, after they were measured.
  measure()
  if (typeof ResizeObserver === "undefined") return undefined
  const observer = new ResizeObserver(measure)
  for (let element = rows; element !== null; element = element.parentElement) observer.observe(element)
  return () => observer.disconnect()
}
