import { Amount } from "./Amount"

interface ChartReadingProps {
  readonly category: unknown
  readonly format: string | undefined
  readonly series: readonly {
    readonly label: string
    readonly value: unknown
    readonly format: string | undefined
    readonly covered?: boolean | undefined
    /** As what it is drawn in the chart, where more than one is: its key stands before the label. */
    readonly mark?: string | number | undefined
  }[]
}

/** The place of a chart that is read, and the amounts there. For the eye: screen readers hear its slider. */
export const ChartReading = ({ category, format, series }: ChartReadingProps) => (
  <p className="k-chart__reading" aria-hidden="true">
    <span className="k-chart__category">
      <Amount value={category} format={format} />
    </span>
    {series.map(({ label, mark, ...amount }) => (
      <span key={label} className="k-chart__series">
        {mark !== undefined && <span className="k-chart__mark" data-series={mark} />}
        {label}
        <Amount {...amount} />
      </span>
    ))}
  </p>
)
