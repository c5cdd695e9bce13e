import { memo } from "react"
import { ChartLimits } from "../shared/ChartLimits"
import type { Plot } from "./plot"

interface DrawingProps {
  readonly plot: Plot
  readonly place: number
  readonly limitFormat: string
}

/** What is seen of the chart. Only the marks move while one reads. */
export function Drawing({ plot, place, limitFormat }: DrawingProps) {
  const { x, base, total } = plot.placeOf(place)
  return (
    <div className="k-line" aria-hidden="true">
      <Lines plot={plot} />
      <ChartLimits ticks={plot.ticks} format={limitFormat} />
      <span className="k-line__reader" style={{ ["--x" as string]: `${x}%` }} />
      <span
        className="k-line__mark"
        data-series="base"
        style={{ ["--x" as string]: `${x}%`, ["--y" as string]: `${base}%` }}
      />
      <span className="k-line__mark" style={{ ["--x" as string]: `${x}%`, ["--y" as string]: `${total}%` }} />
    </div>
  )
}

const Lines = memo(function Lines({ plot: { base, total, width } }: { readonly plot: Plot }) {
  return (
    <svg className="k-line__drawing" viewBox={`0 0 ${width} 100`} preserveAspectRatio="none">
      <path className="k-line__area" d={`${total}V100H0Z`} />
      <path className="k-projection__base" d={base} />
      <path className="k-line__stroke" d={total} />
    </svg>
  )
})
