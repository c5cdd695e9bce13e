import type { ReactNode } from "react"

/**
 * The sheet that all illustrations are drawn on: 160 x 120, lines of 1.5. Classes: `k-ill-wash` accent at 12 %,
 * `k-ill-paper` the surface, `k-ill-accent` a line in the accent, `k-ill-solid` a filled spot of it, `k-ill-faint` a quiet line.
 */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="k-ill" viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

/** The line that things stand on. */
export function Ground({
  from = 30,
  to = 130,
  y = 106,
}: {
  readonly from?: number
  readonly to?: number
  readonly y?: number
}) {
  return <path className="k-ill-faint" d={`M${from} ${y}H${to}`} />
}

/** A small four-pointed star. */
export function Spark({ x, y, size = 5 }: { readonly x: number; readonly y: number; readonly size?: number }) {
  const s = size
  const c = size * 0.22
  return (
    <path
      className="k-ill-solid"
      d={`M${x} ${y - s}L${x + c} ${y - c}L${x + s} ${y}L${x + c} ${y + c}L${x} ${y + s}L${x - c} ${y + c}L${x - s} ${y}L${x - c} ${y - c}Z`}
    />
  )
}

/** Two leaves on a stem, growing from (x, y). */
export function Sprout({ x, y, height = 22 }: { readonly x: number; readonly y: number; readonly height?: number }) {
  const top = y - height
  return (
    <g className="k-ill-accent">
      <path d={`M${x} ${y}V${top + 4}`} />
      <path
        className="k-ill-wash-fill"
        d={`M${x} ${top + 12}C${x - 11} ${top + 12} ${x - 13} ${top + 4} ${x - 13} ${top + 1}C${x - 6} ${top} ${x} ${top + 3} ${x} ${top + 12}Z`}
      />
      <path
        className="k-ill-wash-fill"
        d={`M${x} ${top + 7}C${x} ${top - 2} ${x + 6} ${top - 6} ${x + 12} ${top - 6}C${x + 13} ${top + 1} ${x + 9} ${top + 7} ${x} ${top + 7}Z`}
      />
    </g>
  )
}
