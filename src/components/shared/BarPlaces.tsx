import { Amount } from "./Amount"

/** Share of a place that its bar fills. */
export const barWidth = 0.56

/** The last place where there is something, else the last one. */
export function lastFilled(amounts: readonly number[]): number {
  const last = amounts.findLastIndex((amount) => amount > 0)
  return last < 0 ? amounts.length - 1 : last
}

interface BarCategoriesProps {
  readonly bars: readonly { readonly category: unknown }[]
  readonly place: number
  readonly format: string
}

/** What stands under each bar. */
export const BarCategories = ({ bars, place, format }: BarCategoriesProps) => (
  <ol className="k-chart__categories">
    {bars.map(({ category }, index) => (
      <li key={index} data-chosen={index === place || undefined}>
        <Amount value={category} format={format} />
      </li>
    ))}
  </ol>
)

interface BarSliderProps {
  readonly name: string
  /** What is said of the bar that is read. */
  readonly words: string
  readonly places: number
  readonly place: number
  choose(place: number): void
}

/** Lies over the bars: a finger, arrow keys and screen readers read them with it, one after the other. */
export const BarSlider = ({ name, words, places, place, choose }: BarSliderProps) => (
  <input
    className="k-chart__slider"
    style={{ ["--places" as string]: places }}
    type="range"
    min={0}
    max={places - 1}
    step={1}
    value={place}
    aria-label={name}
    aria-valuetext={words}
    onChange={({ target }) => choose(Number(target.value))}
  />
)
