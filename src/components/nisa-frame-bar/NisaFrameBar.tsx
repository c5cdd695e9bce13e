import { useId } from "react"
import type { PropsOf } from "../../../renderer"
import { Amount } from "../shared/Amount"
import { LineBreaking } from "../shared/LineBreaking"
import { share, toNumber } from "../shared/share"
import type { definition } from "./definition"

type FrameProps = PropsOf<typeof definition>
type Labelled = FrameProps["left"]

export function NisaFrameBar({ label, format, left, used, limit, pending, inner, sub }: FrameProps) {
  const waiting = pending && toNumber(pending.value) > 0 ? pending : undefined
  return (
    <div className="k-frame">
      <Frame
        label={label}
        format={format}
        left={left}
        figures={waiting ? [used, waiting, limit] : [used, limit]}
        shares={[share(used.value, limit.value), share(waiting?.value, limit.value)]}
        length={1}
      />
      {inner && (
        <Frame
          label={inner.label}
          format={format}
          left={inner.left}
          figures={[inner.used, inner.limit]}
          shares={[share(inner.used.value, inner.limit.value), 0]}
          length={share(inner.limit.value, limit.value)}
          isInner
        />
      )}
      {sub !== undefined && (
        <p className="k-frame__sub">
          <LineBreaking text={sub} />
        </p>
      )}
    </div>
  )
}

interface Drawn {
  readonly label: string
  readonly format: string
  readonly left: Labelled
  readonly figures: readonly Labelled[]
  /** Used and waiting, between 0 and 1. */
  readonly shares: readonly [number, number]
  /** Of the whole width. */
  readonly length: number
  readonly isInner?: boolean
}

/** The bar says nothing that the figures do not say, so it is silent. */
function Frame({ label, format, left, figures, shares: [used, waiting], length, isInner = false }: Drawn) {
  const id = useId()
  return (
    <div className="k-frame__part" data-inner={isInner || undefined} role="group" aria-labelledby={id}>
      <p className="k-frame__head">
        <span className="k-frame__label" id={id}>
          {label}
        </span>
        <span className="k-frame__left">
          <span className="k-frame__word">{left.label}</span>
          <Amount value={left.value} format={format} />
        </span>
      </p>
      <div className="k-frame__bar" aria-hidden="true" style={{ width: `${length * 100}%` }}>
        <span className="k-frame__fill" style={{ width: `${used * 100}%` }} />
        <span
          className="k-frame__fill"
          data-waiting={waiting > 0 || undefined}
          style={{ width: `${Math.min(waiting, 1 - used) * 100}%` }}
        />
      </div>
      <dl className="k-frame__figures">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              <Amount value={figure.value} format={format} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
