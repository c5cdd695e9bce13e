import { useId } from "react"
import type { PropsOf } from "../../../renderer"
import { Amount } from "../shared/Amount"
import { LineBreaking } from "../shared/LineBreaking"
import { Ahead } from "./Ahead"
import { share, toNumber } from "../shared/share"
import type { definition } from "./definition"

export function Progress({
  label,
  value,
  of,
  format,
  text,
  sub,
  ahead,
  sections,
  section,
}: PropsOf<typeof definition>) {
  const id = useId()
  const part = share(value, of)
  // An amount is never said to be whole before it is.
  const percent = format ? Math.floor(part * 100) : Math.round(part * 100)
  const spoken = format ? (text ?? `${percent}%`) : `${String(of)}画面中${String(value)}画面目`
  return (
    <div className="k-meter" data-kind={format ? "limit" : "steps"}>
      <p className="k-meter__head" id={id}>
        <span className="k-meter__label">
          <LineBreaking text={label} />
        </span>
        <span className="k-meter__figures" aria-hidden={format ? undefined : true}>
          {text ?? (
            <>
              <Amount value={value} format={format} /> / <Amount value={of} format={format} />
            </>
          )}
        </span>
      </p>
      <div
        className="k-meter__bar"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={spoken}
      >
        <span className="k-meter__fill" style={{ transform: `scaleX(${part})` }} />
      </div>
      {sections && <Sections labels={sections} current={toNumber(section)} />}
      <Ahead of={ahead} />
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
