import type { ReactNode } from "react"
import { Icon } from "../../icons/Icon"
import { itemsOf, type Repeated } from "./parts"
import { Phrases } from "./Phrases"

interface BulletsProps extends Repeated {
  readonly rows?: readonly ReactNode[] | undefined
  readonly mark?: "dot" | "check" | "note" | undefined
}

const marks = { dot: null, check: <Icon name="check" />, note: "※" } as const

export function BulletsDisplay({ rows, items, row, mark = "dot" }: BulletsProps) {
  const points = rows ?? itemsOf(items).map((item, index) => row?.(item, index))
  return (
    <ul className="k-bullets" data-mark={mark}>
      {points.map((point, index) => (
        <li key={index}>
          <span className="k-bullets__mark" aria-hidden="true">
            {marks[mark]}
          </span>
          <span>
            <Phrases text={point} />
          </span>
        </li>
      ))}
    </ul>
  )
}
