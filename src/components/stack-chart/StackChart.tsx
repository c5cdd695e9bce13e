import { useState } from "react"
import type { PropsOf } from "../../../renderer"
import { BarSlider, lastFilled } from "../shared/BarPlaces"
import { ChartFrame } from "../shared/ChartFrame"
import { ChartReading } from "../shared/ChartReading"
import { ChartTable } from "../shared/ChartTable"
import { itemsOf } from "../shared/options"
import { ticksAround } from "../shared/scale"
import { useSpoken } from "../shared/useSpoken"
import type { definition } from "./definition"
import { Stacks } from "./Stacks"
import { stacksOf } from "./stacksOf"

type StackChartProps = PropsOf<typeof definition>

/** Bars of parts, with the amounts of the bar that is read. */
export function StackChart(props: StackChartProps) {
  const { title, description, items, category, total, format, limitFormat, table } = props
  const { parts, stacks } = stacksOf(itemsOf(items), category.name, props.parts)
  const spoken = useSpoken()
  const [chosen, choose] = useState<number>()
  const place = Math.min(chosen ?? lastFilled(stacks.map((one) => one.total)), stacks.length - 1)
  const stack = stacks[place]
  if (stack === undefined) return null
  const full = category.spokenFormat ?? category.format
  const figures = [
    { label: total, value: stack.total, colour: undefined },
    ...parts.map(({ label, colour }, index) => ({ label, value: stack.amounts[index] ?? 0, colour })),
  ].filter(({ value, colour }) => value > 0 || colour === undefined)
  const words = figures.map(({ label, value }) => `${label} ${spoken(value, format)}`)
  return (
    <ChartFrame title={title} description={description}>
      <ChartReading
        category={stack.category}
        format={full}
        series={figures.map(({ label, value, colour }) => ({
          label,
          value,
          format,
          mark: colour,
        }))}
      />
      <div className="k-chart__plot">
        <Stacks
          parts={parts}
          stacks={stacks}
          place={place}
          high={ticksAround([0, ...stacks.map((one) => one.total)]).at(-1) ?? 1}
          categoryFormat={category.format}
          limitFormat={limitFormat}
        />
        <BarSlider
          name={title}
          words={[spoken(stack.category, full), ...words].join("、")}
          places={stacks.length}
          place={place}
          choose={choose}
        />
      </div>
      <ChartTable
        title={title}
        summary={table}
        columns={[category.label, total, ...parts.map(({ label }) => label)]}
        count={stacks.length}
        cellsOf={(row) => [
          { value: stacks[row]?.category, format: full },
          { value: stacks[row]?.total, format },
          ...(stacks[row]?.amounts ?? []).map((value) => ({ value, format })),
        ]}
      />
    </ChartFrame>
  )
}
