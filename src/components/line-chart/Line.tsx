import { memo } from "react"
import { ChartLimits } from "../shared/ChartLimits"
import type { Plot } from "./plot"

interface LineProps {
  readonly plot: Plot
  readonly place: number
  readonly limitFormat: string
  readonly covered: boolean
}

/** What is seen of the chart. Only the mark moves while one reads: the line is drawn once. */
export function Line({ plot, place, limitFormat, covered }: LineProps) {
  const { x, y } = plot.placeOf(place)
  return (
    <div className="k-line" aria-hidden="true">
      <Drawing plot={plot} />
      <ChartLimits ticks={plot.ticks} format={limitFormat} covered={covered} />
      <span className="k-line__reader" style={{ ["--x" as string]: `${x}%` }} />
      <span className="k-line__mark" style={{ ["--x" as string]: `${x}%`, ["--y" as string]: `${y}%` }} />
    </div>
  )
}

/** Stretched to what it stands in; its strokes keep their width. */
const Drawing = memo(function Drawing({ plot: { path, width } }: { readonly plot: Plot }) {
  return (
    <svg className="k-line__drawing" viewBox={`0 0 ${width} 100`} preserveAspectRatio="none">
      <path className="k-line__area" d={`${path}V100H0Z`} />
      <path className="k-line__stroke" d={path} />
    </svg>
  )
})
