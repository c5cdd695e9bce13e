import { Amount } from "../shared/Amount"
import { BarCategories, barWidth } from "../shared/BarPlaces"
import type { Part, Stack } from "./stacksOf"

interface StacksProps {
  readonly parts: readonly Part[]
  readonly stacks: readonly Stack[]
  readonly place: number
  /** The amount at the upper end. */
  readonly high: number
  readonly categoryFormat: string
  readonly limitFormat: string
}

/** What is seen of the chart: stretched bars, and words that keep their size. */
export function Stacks({ parts, stacks, place, high, categoryFormat, limitFormat }: StacksProps) {
  return (
    <div className="k-chart__drawing" aria-hidden="true">
      <p className="k-chart__limit">
        <Amount value={high} format={limitFormat} />
      </p>
      <svg className="k-chart__bars" viewBox={`0 0 ${stacks.length} 100`} preserveAspectRatio="none">
        <rect className="k-chart__chosen" x={place} y={0} width={1} height={100} />
        {stacks.flatMap(({ amounts }, index) =>
          amounts.map((amount, part) => {
            const below = amounts.slice(0, part).reduce((sum, one) => sum + one, 0)
            return (
              <rect
                key={`${index}-${part}`}
                className="k-stacks__part"
                data-series={parts[part]?.colour}
                x={index + (1 - barWidth) / 2}
                y={100 - ((below + amount) / high) * 100}
                width={barWidth}
                height={(amount / high) * 100}
              />
            )
          }),
        )}
        <line className="k-chart__base" x1={0} x2={stacks.length} y1={100} y2={100} />
      </svg>
      <BarCategories bars={stacks} place={place} format={categoryFormat} />
    </div>
  )
}
