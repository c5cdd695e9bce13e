/** What a long list draws: a row, or a gap as high as the rows that are left out there. */
export type RowPart =
  | { readonly kind: "row"; readonly index: number }
  | { readonly kind: "gap"; readonly id: string; readonly height: number }

/** Rows from the first up to the end, without it. */
export type RowRange = readonly [first: number, end: number]

/** The rows in view and the one that holds the focus, which must not go away, in order. */
function withHeld([first, end]: RowRange, held: number | undefined): readonly RowRange[] {
  if (held === undefined || (held >= first && held < end)) return [[first, end]]
  const own: RowRange = [held, held + 1]
  return held < first ? [own, [first, end]] : [[first, end], own]
}

export interface DrawnRows {
  readonly count: number
  readonly range: RowRange
  /** The row that holds the focus. */
  readonly held: number | undefined
  /** How high rows that are left out are together, in pixels. */
  heightOf(range: RowRange): number
}

/** The rows to draw, with gaps where others are left out. */
export function partsOf({ count, range, held, heightOf }: DrawnRows): readonly RowPart[] {
  const parts: RowPart[] = []
  let next = 0
  const leaveOutUntil = (end: number) => {
    if (end > next)
      parts.push({
        kind: "gap",
        id: next === 0 ? "above" : end === count ? "below" : "between",
        height: heightOf([next, end]),
      })
  }
  for (const [first, end] of withHeld(range, held)) {
    leaveOutUntil(first)
    for (let index = first; index < end; index++) parts.push({ kind: "row", index })
    next = end
  }
  leaveOutUntil(count)
  return parts
}
