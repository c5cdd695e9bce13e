import { useEffect, useState, type ComponentType, type ReactNode, type RefObject } from "react"
import type { RowPart } from "./partsOf"

/** What tells which rows of a long list are in view: it comes with the first list that is long. */
let LongRows: ComponentType<RowPartsProps> | undefined

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
  const { count, children } = props
  return isLong(count) ? <WindowedRows {...props} /> : children(rowsUntil(count))
}

/** Without Suspense, which would go on showing the first rows for 300 ms when everything is there. */
function WindowedRows(props: RowPartsProps) {
  const [Windowed, setWindowed] = useState(() => LongRows)
  useEffect(() => {
    if (Windowed) return
    import("./LongRows").then(
      (module) => {
        LongRows = module.LongRows
        setWindowed(() => LongRows)
      },
      (error: unknown) =>
        setWindowed(() => {
          throw error
        }),
    )
  }, [Windowed])
  return Windowed ? <Windowed {...props} /> : props.children(rowsUntil(firstRows))
}
