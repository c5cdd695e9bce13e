import { memo } from "react"
import { Amount } from "./Amount"

interface ChartLimitsProps {
  readonly ticks: readonly number[]
  readonly format: string
  readonly covered?: boolean
}

/** Lines across a chart, the highest one first, each with its amount. */
export const ChartLimits = memo(function ChartLimits({ ticks, format, covered = false }: ChartLimitsProps) {
  return (
    <ol className="k-line__limits">
      {ticks.toReversed().map((tick) => (
        <li key={tick}>
          <Amount value={tick} format={format} covered={covered} />
        </li>
      ))}
    </ol>
  )
})
