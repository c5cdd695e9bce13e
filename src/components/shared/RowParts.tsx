import { useEffect, useState, type ComponentType, type ReactNode, type RefObject } from "react"
import type { RowPart } from "./partsOf"

interface LongRowsFile {
  load(): Promise<{ readonly LongRows: ComponentType<RowPartsProps> }>
  /** Once it is there. */
  drawing?: ComponentType<RowPartsProps>
}

/** What tells which rows of a long list are in view: it comes with the first list that is long. */
export const longRows: LongRowsFile = { load: () => import("./LongRows") }

/** Longer lists draw only the rows near the view. */
const mostRows = 100

/** Rows of a long list that are drawn before anything could be measured. */
const firstRows = 24

export const isLong = (count: number): boolean => count > mostRows

const rowsUntil = (end: number): readonly RowPart[] =>
  Array.from({ length: end }, (_, index) => ({ kind: "row", index }))

export interface RowPartsProps {
  /** The element whose children the rows are; those of a long list carry `data-row`. */
  readonly frame: RefObject<HTMLElement | null>
  readonly count: number
  /** Tells the list again to whoever comes back to its page. */
  readonly name: string | undefined
  children(parts: readonly RowPart[]): ReactNode
}

/**
 * The rows of a list that are drawn: all of a short one; of a long one those within a screen of the view, the row with the
 * focus, and gaps in place of the others.
 */
export function RowParts(props: RowPartsProps) {
  return isLong(props.count) ? <WindowedRows {...props} /> : props.children(rowsUntil(props.count))
}

const AllRows = ({ count, children }: RowPartsProps) => children(rowsUntil(count))

/**
 * Without Suspense, which would go on showing the first rows for 300 ms when everything is there. Where its file cannot be
 * had all rows are drawn: a list that is slow is better than one that ends early.
 */
function WindowedRows(props: RowPartsProps) {
  const [Windowed, setWindowed] = useState(() => longRows.drawing)
  useEffect(() => {
    if (Windowed) return
    void longRows
      .load()
      .then(
        ({ LongRows }) => (longRows.drawing = LongRows),
        () => AllRows,
      )
      .then((rows) => setWindowed(() => rows))
  }, [Windowed])
  return Windowed ? <Windowed {...props} /> : props.children(rowsUntil(firstRows))
}
