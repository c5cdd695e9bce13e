import { useState } from "react"
import { type PropsOf, useFormat } from "../../../renderer"
import { Amount } from "../shared/Amount"
import { ChartFrame } from "../shared/ChartFrame"
import { ChartTable } from "../shared/ChartTable"
import { itemsOf } from "../shared/options"
import { ticksAround } from "../shared/scale"
import type { definition } from "./definition"
import { Stacks } from "./Stacks"
import { type Stack, stacksOf } from "./stacksOf"

type StackChartProps = PropsOf<typeof definition>

/** The last place where there is something, else the last one. */
function startOf(stacks: readonly Stack[]): number {
  const last = stacks.findLastIndex(({ total }) => total > 0)
  return last < 0 ? stacks.length - 1 : last
}

/** A slider lies over the bars: a finger, arrow keys and screen readers read them with it, one after the other. */
export function StackChart(props: StackChartProps) {
  const { title, description, items, category, total, format, limitFormat, table } = props
  const { parts, stacks } = stacksOf(itemsOf(items), category.name, props.parts)
  const write = useFormat()
  const [chosen, choose] = useState<number>()
  const place = Math.min(chosen ?? startOf(stacks), stacks.length - 1)
  const stack = stacks[place]
  if (stack === undefined) return null
  const full = category.spokenFormat ?? category.format
  const spoken = (value: unknown, name: string) => {
    const { text, spoken: words = text } = write(value, name)
    return words
  }
  const figures = [
    { label: total, value: stack.total, colour: undefined },
    ...parts.map(({ label, colour }, index) => ({ label, value: stack.amounts[index] ?? 0, colour })),
  ].filter(({ value, colour }) => value > 0 || colour === undefined)
  const words = figures.map(({ label, value }) => `${label} ${spoken(value, format)}`)
  return (
    <ChartFrame title={title} description={description}>
      <p className="k-chart__reading" aria-hidden="true">
        <span className="k-chart__category">
          <Amount value={stack.category} format={full} />
        </span>
        {figures.map(({ label, value, colour }) => (
          <span key={label} className="k-chart__series">
            {colour !== undefined && <span className="k-stacks__key" data-series={colour} />}
            {label}
            <Amount value={value} format={format} />
          </span>
        ))}
      </p>
      <div className="k-chart__plot">
        <Stacks
          parts={parts}
          stacks={stacks}
          place={place}
          high={ticksAround([0, ...stacks.map((one) => one.total)]).at(-1) ?? 1}
          categoryFormat={category.format}
          limitFormat={limitFormat}
        />
        <input
          className="k-chart__slider"
          style={{ ["--places" as string]: stacks.length }}
          type="range"
          min={0}
          max={stacks.length - 1}
          step={1}
          value={place}
          aria-label={title}
          aria-valuetext={[spoken(stack.category, full), ...words].join("、")}
          onChange={({ target }) => choose(Number(target.value))}
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
