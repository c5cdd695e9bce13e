import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { Amount } from "../shared/Amount"
import { HeartButton } from "../shared/HeartButton"
import { NameBreaking } from "../shared/NameBreaking"
import { Badges } from "../shared/Badges"
import { run } from "../shared/options"
import type { definition } from "./definition"

type BrandRowProps = PropsOf<typeof definition>

/** The row leads to the brand, or ticks it; its heart is a target of its own beside it. */
export function BrandRow(props: BrandRowProps) {
  const { tap, name, heart, checked, faded } = props
  const role = "checked" in props ? { role: "checkbox", "aria-checked": checked === true } : { role: "link" }
  return (
    <div className="k-brand-row" data-faded={faded || undefined}>
      <button type="button" {...role} className="k-brand-row__link" aria-label={name} onClick={() => run(tap)}>
        {"checked" in props && (
          <span className="k-brand-row__box" aria-hidden="true">
            {checked && <Icon name="check" />}
          </span>
        )}
        <BrandFacts {...props} />
      </button>
      {heart && <HeartButton {...heart} />}
    </div>
  )
}

function BrandFacts({ title, sub, mark, tone, badges, ...figures }: BrandRowProps) {
  return (
    <>
      <span className="k-brand-row__mark" data-tone={tone} aria-hidden="true">
        {Array.from(mark)[0]}
      </span>
      <span className="k-brand-row__facts">
        <span className="k-product__texts">
          <span className="k-product__title">
            <NameBreaking name={title} />
          </span>
          <span className="k-brand-row__sub">{sub}</span>
          <Badges badges={badges} />
        </span>
        <span className="k-product__figures">
          <Amount value={figures.price} format={figures.priceFormat} />
          <span className="k-product__change">
            <Amount value={figures.change} format={figures.changeFormat} />
          </span>
        </span>
      </span>
    </>
  )
}
