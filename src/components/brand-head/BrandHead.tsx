import type { PropsOf } from "../../../renderer"
import { Amount } from "../shared/Amount"
import { HeartButton } from "../shared/HeartButton"
import { Badges } from "../shared/Badges"
import { NameBreaking } from "../shared/NameBreaking"
import type { definition } from "./definition"

type BrandHeadProps = PropsOf<typeof definition>

export function BrandHead(props: BrandHeadProps) {
  const { title, sub, mark, badges, heart } = props
  return (
    <div className="k-brand-head">
      <div className="k-brand-head__name">
        <span className="k-brand-head__mark" aria-hidden="true">
          {Array.from(mark)[0]}
        </span>
        <div className="k-brand-head__texts">
          <p className="k-brand-head__sub">{sub}</p>
          <h2 className="k-brand-head__title">
            <NameBreaking name={title} />
          </h2>
          <Badges badges={badges} />
        </div>
        {heart && <HeartButton {...heart} />}
      </div>
      {"price" in props && <Price {...props} />}
    </div>
  )
}

function Price(props: BrandHeadProps) {
  const { changeLabel, convertedLabel, priceNote } = props
  return (
    <div className="k-brand-head__figures">
      <p className="k-brand-head__price">
        <Amount value={props.price} format={props.priceFormat} />
      </p>
      {"change" in props && (
        <p className="k-brand-head__change">
          {changeLabel && <span className="k-brand-head__label">{changeLabel}</span>}
          <Amount value={props.change} format={props.changeFormat} />
        </p>
      )}
      {props.converted != null && (
        <p className="k-brand-head__converted">
          {convertedLabel}
          <Amount value={props.converted} format={props.convertedFormat} />
        </p>
      )}
      {priceNote && props.price != null && <p className="k-brand-head__note">{priceNote}</p>}
    </div>
  )
}
