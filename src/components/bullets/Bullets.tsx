import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { LineBreaking } from "../shared/LineBreaking"
import { itemsOf } from "../shared/options"
import type { definition } from "./definition"

const marks = { dot: null, check: <Icon name="check" />, note: "※" } as const

export function Bullets({ rows, items, row, mark = "dot" }: PropsOf<typeof definition>) {
  const points = rows ?? itemsOf(items).map((item, index) => row?.(item, index))
  return (
    <ul className="k-bullets" data-mark={mark}>
      {points.map((point, index) => (
        <li key={index}>
          <span className="k-bullets__mark" aria-hidden="true">
            {marks[mark]}
          </span>
          <span>
            <LineBreaking text={point} />
          </span>
        </li>
      ))}
    </ul>
  )
}
