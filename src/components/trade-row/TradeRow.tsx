import type { PropsOf } from "../../../renderer"
import { Amount } from "../shared/Amount"
import { Badges } from "../shared/Badges"
import { NameBreaking } from "../shared/NameBreaking"
import { ShownValue } from "../shared/ShownValue"
import { isShown, run } from "../shared/options"
import type { definition } from "./definition"

type TradeRowProps = PropsOf<typeof definition>

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== ""

/** Reads kind, name, amount, then the rest: what a person listens for comes first. */
export function TradeRow(props: TradeRowProps) {
  const { tap, name } = props
  if (!tap) {
    return (
      <div className="k-trade-row">
        <Facts {...props} />
      </div>
    )
  }
  return (
    <button type="button" className="k-trade-row" aria-haspopup="dialog" aria-label={name} onClick={() => run(tap)}>
      <Facts {...props} />
    </button>
  )
}

function Facts(props: TradeRowProps) {
  const { kind, title, date, time, badges, amountSub } = props
  const facts = props.facts?.filter(isShown).filter(({ text, value }) => isThere(text ?? value)) ?? []
  return (
    <>
      <span className="k-trade-row__head">
        {isThere(kind) && (
          <span className="k-trade-row__kind">
            <Amount value={kind} />
          </span>
        )}
        <Badges badges={badges} />
        {isThere(title) && (
          <span className="k-trade-row__title">
            <NameBreaking name={String(title)} />
          </span>
        )}
      </span>
      <span className="k-trade-row__figures">
        <MovedAmount {...props} />
        {amountSub && isShown(amountSub) && <span className="k-trade-row__sub">{amountSub.text}</span>}
      </span>
      <span className="k-trade-row__facts">
        {facts.map((fact, index) => (
          <span key={index} className="k-trade-row__fact">
            <ShownValue {...fact} />
          </span>
        ))}
        <span className="k-trade-row__fact">{time && isShown(time) ? `${date} ${time.text}` : date}</span>
      </span>
    </>
  )
}

function MovedAmount({ amount, format, quiet, quietAmount, quietFormat }: TradeRowProps) {
  if (quiet === true) {
    return (
      <span className="k-trade-row__amount" data-quiet>
        <Amount value={quietAmount} format={quietFormat} />
      </span>
    )
  }
  if (!isThere(amount)) return null
  return (
    <span className="k-trade-row__amount">
      <Amount value={amount} format={format} />
    </span>
  )
}
