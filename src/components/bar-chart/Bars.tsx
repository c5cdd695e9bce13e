import { Amount } from "../shared/Amount"
import { BarCategories, barWidth } from "../shared/BarPlaces"
import type { PropsOf } from "../../../renderer"
import type { definition } from "./definition"
import type { Scale } from "../shared/scale"

/** What is drawn at one place of the chart. */
export interface Bar {
  readonly category: unknown
  readonly up: number
  readonly down: number
}

interface BarsProps extends PropsOf<typeof definition> {
  readonly bars: readonly Bar[]
  readonly place: number
  readonly scale: Scale
}

/** What is seen of the chart: stretched bars, and words that keep their size. */
export function Bars({ bars, place, scale, category, limitFormat }: BarsProps) {
  const base = scale.up + scale.down === 0 ? 100 : scale.height(scale.up)
  return (
    <div className="k-chart__drawing" aria-hidden="true">
      <p className="k-chart__limit">{scale.up > 0 && <Amount value={scale.up} format={limitFormat} />}</p>
      <svg className="k-chart__bars" viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none">
        <rect className="k-chart__chosen" x={place} y={0} width={1} height={100} />
        {bars.map(({ up, down }, index) => (
          <g key={index}>
            <rect
              className="k-chart__bar"
              data-series="up"
              x={index + (1 - barWidth) / 2}
              y={base - scale.height(up)}
              width={barWidth}
              height={scale.height(up)}
            />
            <rect
              className="k-chart__bar"
              data-series="down"
              x={index + (1 - barWidth) / 2}
              y={base}
              width={barWidth}
              height={scale.height(down)}
            />
          </g>
        ))}
        <line className="k-chart__base" x1={0} x2={bars.length} y1={base} y2={base} />
      </svg>
      <p className="k-chart__limit" data-end="lower">
        {scale.down > 0 && <Amount value={-scale.down} format={limitFormat} />}
      </p>
      <BarCategories bars={bars} place={place} format={category.format} />
    </div>
  )
}
