import type { PropsOf } from "../../../renderer"
import { Amount } from "../shared/Amount"
import { ChartFrame } from "../shared/ChartFrame"
import { propertyOf, toHeight } from "../shared/chartValues"
import { itemsOf } from "../shared/options"
import type { definition } from "./definition"
import { Ring, tones, type Part } from "./Ring"

export type DonutProps = PropsOf<typeof definition>

const partsOf = ({ items, category, share, amount, tone }: DonutProps): readonly Part[] =>
  itemsOf(items).map((item, index) => ({
    category: propertyOf(item, category.name),
    share: propertyOf(item, share.name),
    amount: propertyOf(item, amount.name),
    percent: Math.max(0, toHeight(propertyOf(item, share.name)) || 0),
    tone: Number(propertyOf(item, tone) ?? (index % tones) + 1),
  }))

/** The ring is a picture; what it says can be read beside it, figure by figure. */
export function Donut(props: DonutProps) {
  const { title, middle, covered = false } = props
  const parts = partsOf(props)
  if (parts.length === 0) return null
  return (
    <ChartFrame title={title}>
      <div className="k-donut">
        <div className="k-donut__figure">
          <Ring parts={parts} />
          {middle && (
            <p className="k-donut__middle">
              <span>{middle.label}</span>
              <strong>
                <Amount value={middle.value} format={middle.format} covered={covered} />
              </strong>
            </p>
          )}
        </div>
        <Legend {...props} parts={parts} />
      </div>
    </ChartFrame>
  )
}

interface LegendProps extends DonutProps {
  readonly parts: readonly Part[]
}

function Legend({ title, category, share, amount, covered, parts }: LegendProps) {
  return (
    <table className="k-donut__legend">
      <caption className="k-hidden-text">{title}</caption>
      <thead className="k-hidden-text">
        <tr>
          {[category, share, amount].map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part, index) => (
          <tr key={index}>
            <th scope="row">
              <span className="k-donut__key" data-tone={part.tone} aria-hidden="true" />
              <Amount value={part.category} format={category.format} />
            </th>
            <td>
              <Amount value={part.share} format={share.format} />
            </td>
            <td>
              <Amount value={part.amount} format={amount.format} covered={covered} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
