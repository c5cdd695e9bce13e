import { useId } from "react"
import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { Badges } from "../shared/Badges"
import { LineBreaking } from "../shared/LineBreaking"
import { SmallButton } from "../shared/PartButton"
import { SmallLink } from "../shared/TapLink"
import { run } from "../shared/options"
import { RowArrow, RowIcon } from "../shared/RowIcon"
import type { definition } from "./definition"

type CardProps = PropsOf<typeof definition>

export function Card(props: CardProps) {
  const { body, reason, button, tap, disabled = false, tone = "plain" } = props
  const isTappable = Boolean(tap) && !disabled
  return (
    <div
      className="k-card"
      data-tone={tone}
      data-tappable={isTappable || undefined}
      data-disabled={disabled || undefined}
    >
      <CardHead {...props} isTappable={isTappable} />
      {body !== undefined && <div className="k-stack">{body}</div>}
      <CardFoot {...(disabled && reason ? { reason } : {})} button={button} />
    </div>
  )
}

/** Why the card cannot be chosen, and beside it what can be done about that. */
function CardFoot({ reason, button }: Pick<CardProps, "reason" | "button">) {
  if (!reason) return <SmallButton button={button} />
  return (
    <div className="k-card__foot">
      <p className="k-card__reason">
        <Icon name="info" />
        <LineBreaking text={reason} />
      </p>
      <SmallButton button={button} />
    </div>
  )
}

/** The title is the button of a tappable card; its target spreads over the whole card. */
function CardHead(props: CardProps & { readonly isTappable: boolean }) {
  const { title, sub, badges, link, tap, name, isTappable, disabled } = props
  const subId = useId()
  if (!title && !isTappable && !link) return null
  return (
    <div className="k-card__head">
      <RowIcon {...props} />
      <div className="k-card__texts">
        <Badges badges={badges} />
        {(isTappable || title) && (
          <h2 className="k-card__title">
            {isTappable ? (
              <button
                type="button"
                role="link"
                className="k-card__tap"
                aria-label={name}
                aria-describedby={subId}
                onClick={() => run(tap)}
              >
                <LineBreaking text={title} />
              </button>
            ) : (
              <span aria-disabled={disabled || undefined}>
                <LineBreaking text={title} />
              </span>
            )}
          </h2>
        )}
        {sub !== undefined && (
          <p className="k-card__sub" id={subId}>
            <LineBreaking text={sub} />
          </p>
        )}
      </div>
      <SmallLink link={link} />
      {isTappable && <RowArrow />}
    </div>
  )
}
