import { useState } from "react"
import type { PropsOf } from "../../../renderer"
import { BarSlider, lastFilled } from "../shared/BarPlaces"
import { ChartFrame } from "../shared/ChartFrame"
import { ChartReading } from "../shared/ChartReading"
import { ChartTable } from "../shared/ChartTable"
import { propertyOf } from "../shared/chartValues"
import { itemsOf } from "../shared/options"
import { createScale } from "../shared/scale"
import { useSpoken } from "../shared/useSpoken"
import { type Bar, Bars } from "./Bars"
import type { definition } from "./definition"

type BarChartProps = PropsOf<typeof definition>

const amountOf = (item: unknown, name: string | undefined) => Number(propertyOf(item, name) ?? 0)

/** Bars up and down from one line, with the amounts of the bar that is read. Nothing but zeros is no picture: it would only stand in the way of what says so. */
export function BarChart(props: BarChartProps) {
  const { title, description, items, category, up, down, table } = props
  const spoken = useSpoken()
  const bars = itemsOf(items).map((item) => ({
    category: propertyOf(item, category.name),
    up: amountOf(item, up.name),
    down: amountOf(item, down?.name),
  }))
  const [chosen, choose] = useState<number>()
  const place = Math.min(
    chosen ?? lastFilled(bars.map(({ up: above, down: below }) => Math.max(above, below))),
    bars.length - 1,
  )
  const bar = bars[place]
  if (bar === undefined || bars.every((one) => one.up === 0 && one.down === 0)) return null
  const full = category.spokenFormat ?? category.format
  const words = [spoken(bar.category, full), `${up.label} ${spoken(bar.up, up.format)}`]
  if (down) words.push(`${down.label} ${spoken(bar.down, down.format)}`)
  return (
    <ChartFrame title={title} description={description}>
      <ChartReading
        category={bar.category}
        format={full}
        series={[{ ...up, value: bar.up, mark: "up" }, ...(down ? [{ ...down, value: bar.down, mark: "down" }] : [])]}
      />
      <div className="k-chart__plot">
        <Bars
          {...props}
          bars={bars}
          place={place}
          scale={createScale(
            bars.map((one) => one.up),
            bars.map((one) => one.down),
          )}
        />
        <BarSlider name={title} words={words.join("、")} places={bars.length} place={place} choose={choose} />
      </div>
      <ChartTable
        title={title}
        summary={table}
        columns={[category.label, up.label, ...(down ? [down.label] : [])]}
        count={bars.length}
        cellsOf={(row) => cellsOf(props, full, bars[row])}
      />
    </ChartFrame>
  )
}

/** The same in figures. */
const cellsOf = ({ up, down }: BarChartProps, full: string, bar: Bar | undefined) => [
  { value: bar?.category, format: full },
  { value: bar?.up, format: up.format },
  ...(down ? [{ value: bar?.down, format: down.format }] : []),
]
