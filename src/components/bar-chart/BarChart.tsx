import { useId, useState } from "react"
import { type PropsOf, useFormat } from "../../../renderer"
import { Amount } from "../shared/Amount"
import { LineBreaking } from "../shared/LineBreaking"
import { itemsOf } from "../shared/options"
import { Bars } from "./Bars"
import type { definition } from "./definition"
import { createScale } from "./scale"

export type BarChartProps = PropsOf<typeof definition>

/** What is drawn at one place of the chart. */
export interface Bar {
  readonly category: unknown
  readonly up: number
  readonly down: number
}

const valueOf = (item: unknown, name: string | undefined): unknown =>
  name !== undefined && typeof item === "object" && item !== null ? Reflect.get(item, name) : undefined
const amountOf = (item: unknown, name: string | undefined) => Number(valueOf(item, name) ?? 0)

/** The last place where there is something, else the last one. */
function startOf(bars: readonly Bar[]): number {
  const last = bars.findLastIndex(({ up, down }) => up > 0 || down > 0)
  return last < 0 ? bars.length - 1 : last
}

/** A slider lies over the bars: a finger, arrow keys and screen readers read them with it, one after the other. */
export function BarChart(props: BarChartProps) {
  const { title, description, items, category, up, down, table } = props
  const id = useId()
  const format = useFormat()
  const bars = itemsOf(items).map((item) => ({
    category: valueOf(item, category.name),
    up: amountOf(item, up.name),
    down: amountOf(item, down?.name),
  }))
  const [chosen, choose] = useState<number>()
  const place = Math.min(chosen ?? startOf(bars), bars.length - 1)
  const bar = bars[place]
  if (bar === undefined) return null
  const full = category.spokenFormat ?? category.format
  const spoken = (value: unknown, name: string) => {
    const formatted = format(value, name)
    return formatted.spoken ?? formatted.text
  }
  const words = [spoken(bar.category, full), `${up.label} ${spoken(bar.up, up.format)}`]
  if (down) words.push(`${down.label} ${spoken(bar.down, down.format)}`)
  return (
    <section className="k-chart" aria-labelledby={id}>
      <h3 className="k-chart__title" id={id}>
        <LineBreaking text={title} />
      </h3>
      {description !== undefined && (
        <p className="k-chart__description">
          <LineBreaking text={description} />
        </p>
      )}
      <div className="k-chart__reading" aria-hidden="true">
        <span className="k-chart__category">
          <Amount value={bar.category} format={full} />
        </span>
        <Reading series="up" label={up.label} value={bar.up} format={up.format} />
        {down && <Reading series="down" label={down.label} value={bar.down} format={down.format} />}
      </div>
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
        <input
          className="k-chart__slider"
          style={{ ["--places" as string]: bars.length }}
          type="range"
          min={0}
          max={bars.length - 1}
          step={1}
          value={place}
          aria-label={title}
          aria-valuetext={words.join("、")}
          onChange={({ target }) => choose(Number(target.value))}
        />
      </div>
      <Behind {...props} bars={bars} table={table} full={full} />
    </section>
  )
}

interface ReadingProps {
  readonly series: "up" | "down"
  readonly label: string
  readonly value: number
  readonly format: string
}

function Reading({ series, label, value, format }: ReadingProps) {
  return (
    <span className="k-chart__series">
      <span className="k-chart__mark" data-series={series} />
      {label}
      <Amount value={value} format={format} />
    </span>
  )
}

/** The same in figures. */
function Behind({
  title,
  category,
  up,
  down,
  table,
  bars,
  full,
}: BarChartProps & { readonly bars: readonly Bar[]; readonly full: string }) {
  return (
    <details className="k-chart__behind">
      <summary>{table}</summary>
      <div className="k-table-frame">
        <table className="k-table">
          <caption className="k-hidden-text">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{category.label}</th>
              <th scope="col" data-align="end">
                {up.label}
              </th>
              {down && (
                <th scope="col" data-align="end">
                  {down.label}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar, index) => (
              <tr key={index}>
                <th scope="row">
                  <Amount value={bar.category} format={full} />
                </th>
                <td data-align="end">
                  <Amount value={bar.up} format={up.format} />
                </td>
                {down && (
                  <td data-align="end">
                    <Amount value={bar.down} format={down.format} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
