import { useMemo, useState } from "react"
import type { PropsOf } from "../../../renderer"
import { Amount } from "../shared/Amount"
import { ChartFrame } from "../shared/ChartFrame"
import { ChartReading } from "../shared/ChartReading"
import { ChartTable } from "../shared/ChartTable"
import { propertyOf, toHeight } from "../shared/chartValues"
import { itemsOf } from "../shared/options"
import { PlaceSlider } from "../shared/PlaceSlider"
import { useSpoken } from "../shared/useSpoken"
import type { definition } from "./definition"
import { Drawing } from "./Drawing"
import { createPlot, type Outlook } from "./plot"

type ProjectionChartProps = PropsOf<typeof definition>

function useOutlooks({ items, category, total, base, difference }: ProjectionChartProps): readonly Outlook[] {
  return useMemo(
    () =>
      itemsOf(items).map((item) => ({
        category: propertyOf(item, category.name),
        total: toHeight(propertyOf(item, total.name)) || 0,
        base: toHeight(propertyOf(item, base.name)) || 0,
        difference: propertyOf(item, difference.name),
      })),
    [items, category.name, total.name, base.name, difference.name],
  )
}

/** The end is read until a finger, a mouse or an arrow key chooses another place; it stays at the end when that moves. */
export function ProjectionChart(props: ProjectionChartProps) {
  const { title, description, category, total, base, difference, limitFormat, table } = props
  const outlooks = useOutlooks(props)
  const plot = useMemo(() => createPlot(outlooks), [outlooks])
  const spoken = useSpoken()
  const [chosen, choose] = useState<unknown>()
  const found = outlooks.findIndex((one) => one.category === chosen)
  const place = found < 0 ? outlooks.length - 1 : found
  const outlook = outlooks[place]
  if (outlook === undefined) return null
  const cellsOf = (one: Outlook | undefined) => [
    { value: one?.category, format: category.format },
    { value: one?.total, format: total.format },
    { value: one?.base, format: base.format },
    { value: one?.difference, format: difference.format },
  ]
  const words = [
    spoken(outlook.category, category.format),
    `${total.label} ${spoken(outlook.total, total.format)}`,
    `${base.label} ${spoken(outlook.base, base.format)}`,
    `${difference.label} ${spoken(outlook.difference, difference.format)}`,
  ]
  return (
    <ChartFrame title={title} description={description}>
      <ChartReading
        category={outlook.category}
        format={category.format}
        series={[
          { ...total, value: outlook.total, mark: "total" },
          { ...base, value: outlook.base, mark: "base" },
        ]}
      />
      <div className="k-chart__plot">
        <Drawing plot={plot} place={place} limitFormat={limitFormat} />
        <PlaceSlider
          name={title}
          words={words.join("、")}
          places={outlooks.length}
          place={place}
          choose={(next) => choose(next === outlooks.length - 1 ? undefined : outlooks[next]?.category)}
        />
      </div>
      <p className="k-line__ends" aria-hidden="true">
        <Amount value={outlooks[0]?.category} format={category.format} />
        <Amount value={outlooks.at(-1)?.category} format={category.format} />
      </p>
      <ChartTable
        title={title}
        summary={table}
        columns={[category, total, base, difference].map(({ label }) => label)}
        count={outlooks.length}
        cellsOf={(row) => cellsOf(outlooks[row])}
      />
    </ChartFrame>
  )
}
