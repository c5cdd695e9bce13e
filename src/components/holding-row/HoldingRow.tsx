import type { PropsOf } from "../../../renderer"
import { Amount } from "../shared/Amount"
import { Badges } from "../shared/Badges"
import { NameBreaking } from "../shared/NameBreaking"
import { isShown, run } from "../shared/options"
import type { definition } from "./definition"

type HoldingRowProps = PropsOf<typeof definition>

export function HoldingRow(props: HoldingRowProps) {
  const { variant = "row", tap, name } = props
  if (variant === "heading") return <Heading {...props} />
  if (tap === undefined)
    return (
      <div className="k-holding">
        <Facts {...props} />
      </div>
    )
  return (
    <button type="button" role="link" className="k-holding" aria-label={name} onClick={() => run(tap)}>
      <Facts {...props} />
    </button>
  )
}

function Heading({ title, ...figures }: HoldingRowProps) {
  return (
    <div className="k-holding" data-variant="heading">
      <h3 className="k-product__title">
        <NameBreaking name={title} />
      </h3>
      <Figures title={title} {...figures} />
    </div>
  )
}

function Facts({ title, details = [], badges, ...figures }: HoldingRowProps) {
  const { covered } = figures
  return (
    <>
      <span className="k-product__texts">
        <span className="k-product__title">
          <NameBreaking name={title} />
        </span>
        <span className="k-holding__details">
          {details.filter(isShown).map(({ text, value, format }, index) => (
            <span key={index}>{text ?? <Amount value={value} format={format} covered={covered} />}</span>
          ))}
        </span>
        <Badges badges={badges} />
      </span>
      <Figures title={title} {...figures} />
    </>
  )
}

/** Covered, a gain says neither how much nor how well. */
function Figures({ amount, amountFormat, gain, gainFormat, rate, rateFormat, covered = false }: HoldingRowProps) {
  return (
    <span className="k-product__figures">
      <Amount value={amount} format={amountFormat} covered={covered} />
      {gainFormat !== undefined && (
        <span className="k-product__change">
          <Amount value={gain} format={gainFormat} covered={covered} />
          {rateFormat !== undefined && !covered && (
            <span>
              （<Amount value={rate} format={rateFormat} />）
            </span>
          )}
        </span>
      )}
    </span>
  )
}
