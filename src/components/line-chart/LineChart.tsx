import { useMemo, useState } from "react"
import type { PropsOf } from "../../../renderer"
import { ChartFrame } from "../shared/ChartFrame"
import { ChartReading } from "../shared/ChartReading"
import { ChartTable } from "../shared/ChartTable"
import { propertyOf, toHeight } from "../shared/chartValues"
import { Amount } from "../shared/Amount"
import { LineBreaking } from "../shared/LineBreaking"
import { itemsOf } from "../shared/options"
import { PlaceSlider } from "../shared/PlaceSlider"
import { useSpoken } from "../shared/useSpoken"
import type { definition } from "./definition"
import { Line } from "./Line"
import { createPlot, type Point } from "./plot"

export type LineChartProps = PropsOf<typeof definition>

/** The points of the items, in their order; what has no amount has no point. */
function usePoints({ items, category, line }: LineChartProps): readonly Point[] {
  return useMemo(
    () =>
      itemsOf(items).flatMap((item) => {
        const amount = propertyOf(item, line.name)
        const height = toHeight(amount)
        return Number.isFinite(height) ? [{ category: propertyOf(item, category.name), amount, height }] : []
      }),
    [items, category.name, line.name],
  )
}

/** A finger, a mouse, arrow keys and screen readers read one point after the other; the last one is read where nobody chose. */
export function LineChart(props: LineChartProps) {
  const { title, description, missing } = props
  const points = usePoints(props)
  return (
    <ChartFrame title={title} description={description}>
      {points.length === 0 ? (
        <p className="k-line__missing">
          <LineBreaking text={missing} />
        </p>
      ) : (
        <Plotted {...props} points={points} />
      )}
    </ChartFrame>
  )
}

interface PlottedProps extends LineChartProps {
  readonly points: readonly Point[]
}

function Plotted({ points, ...props }: PlottedProps) {
  const { title, category, line, limitFormat, table, covered = false } = props
  const plot = useMemo(() => createPlot(points), [points])
  const [chosen, choose] = useState<unknown>()
  const found = points.findIndex((point) => point.category === chosen)
  const place = found < 0 ? points.length - 1 : found
  const full = category.spokenFormat ?? category.format
  return (
    <>
      <ChartReading
        category={points[place]?.category}
        format={full}
        series={[{ ...line, value: points[place]?.amount, covered }]}
      />
      <div className="k-chart__plot">
        <Line plot={plot} place={place} limitFormat={limitFormat} covered={covered} />
        <PlaceSlider
          name={title}
          words={useWords(points[place], props)}
          places={points.length}
          place={place}
          choose={(next) => choose(points[next]?.category)}
        />
      </div>
      <Ends points={points} format={category.format} />
      <ChartTable
        title={title}
        summary={table}
        columns={[category.label, line.label]}
        count={points.length}
        cellsOf={(row) => [
          { value: points[row]?.category, format: full },
          { value: points[row]?.amount, format: line.format, covered },
        ]}
      />
    </>
  )
}

/** What a screen reader says of a point. */
function useWords(point: Point | undefined, { category, line, covered }: LineChartProps): string {
  const spoken = useSpoken()
  const amount = spoken(point?.amount, covered ? "covered" : line.format)
  return `${spoken(point?.category, category.spokenFormat ?? category.format)}、${line.label} ${amount}`
}

/** Where the line begins and where it ends. */
function Ends({ points, format }: { readonly points: readonly Point[]; readonly format: string }) {
  const [first, last] = [points[0], points.at(-1)]
  return (
    <p className="k-line__ends" aria-hidden="true">
      <Amount value={first?.category} format={format} />
      {last !== first && <Amount value={last?.category} format={format} />}
    </p>
  )
}
