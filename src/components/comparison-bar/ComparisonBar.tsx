import { useId } from "react"
import type { PropsOf } from "../../../renderer"
import { Amount } from "../shared/Amount"
import { LineBreaking } from "../shared/LineBreaking"
import { share, toNumber } from "../shared/share"
import type { definition } from "./definition"

type ComparisonProps = PropsOf<typeof definition>
type Row = ComparisonProps["rows"][number]

export function ComparisonBar({ title, format, rows, sub }: ComparisonProps) {
  const id = useId()
  return (
    <div className="k-comparison" role="group" aria-labelledby={id}>
      <p className="k-comparison__title" id={id}>
        <LineBreaking text={title} />
      </p>
      {rows.map((row) => (
        <ComparisonRow key={row.label} row={row} format={format} />
      ))}
      {sub !== undefined && (
        <p className="k-comparison__sub">
          <LineBreaking text={sub} />
        </p>
      )}
    </div>
  )
}

/** The bar says nothing that the figures do not say, so it is silent. */
function ComparisonRow({ row: { label, emphasis, parts }, format }: { readonly row: Row; readonly format: string }) {
  const whole = parts.reduce((sum, { value }) => sum + toNumber(value), 0)
  return (
    <div className="k-comparison__row" data-emphasis={emphasis === true || undefined}>
      <p className="k-comparison__label">{label}</p>
      <div className="k-comparison__bar" aria-hidden="true">
        {parts
          .filter(({ value }) => toNumber(value) > 0)
          .map(({ label: name, value, tone }) => (
            <span key={name} data-tone={tone} style={{ width: `${share(value, whole) * 100}%` }} />
          ))}
      </div>
      <dl className="k-comparison__figures">
        {parts.map(({ label: name, value, tone }) => (
          <div key={name} data-tone={tone}>
            <dt>{name}</dt>
            <dd>
              <Amount value={value} format={format} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
