import { type ReactNode, useId } from "react"
import { Amount } from "./Amount"

interface ProgressProps {
  readonly label: string
  readonly value: unknown
  readonly of: unknown
  readonly format?: string | undefined
  readonly sub?: ReactNode
  readonly sections?: readonly string[] | undefined
  readonly section?: unknown
}

const toNumber = (value: unknown): number =>
  typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN

/** Share between 0 and 1; nothing where a figure is missing. */
export function share(value: unknown, of: unknown): number {
  const part = toNumber(value) / toNumber(of)
  return Number.isFinite(part) ? Math.min(Math.max(part, 0), 1) : 0
}

export function ProgressDisplay({ label, value, of, format, sub, sections, section }: ProgressProps) {
  const id = useId()
  const part = share(value, of)
  const spoken = format ? `${Math.round(part * 100)}%` : `${String(of)}中${String(value)}`
  return (
    <div className="k-meter" data-kind={format ? "limit" : "steps"}>
      <p className="k-meter__head" id={id}>
        <span className="k-meter__label">{label}</span>
        <span className="k-meter__figures" aria-hidden={format ? undefined : true}>
          <Amount value={value} format={format} /> / <Amount value={of} format={format} />
        </span>
      </p>
      <div
        className="k-meter__bar"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={spoken}
      >
        <span className="k-meter__fill" style={{ transform: `scaleX(${part})` }} />
      </div>
      {sections && <Sections labels={sections} current={toNumber(section)} />}
      {sub !== undefined && <p className="k-meter__sub">{sub}</p>}
    </div>
  )
}

function Sections({ labels, current }: { readonly labels: readonly string[]; readonly current: number }) {
  return (
    <ol className="k-meter__sections">
      {labels.map((label, index) => (
        <li key={label} aria-current={index === current ? "step" : undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}
