import { useId, type ReactNode } from "react"
import { Icon } from "../../icons/Icon"
import { Badges } from "./BadgeDisplay"
import { SmallButton, type ButtonPart } from "./ButtonDisplay"
import { SmallLink } from "./LinkDisplay"
import { Phrases } from "./Phrases"
import { itemsOf, run, type BadgeList, type Repeated, type Tappable, type TextLinkProps } from "./parts"

interface CardProps extends Tappable {
  readonly title?: string | undefined
  readonly sub?: ReactNode
  readonly icon?: string | undefined
  readonly badges?: BadgeList
  readonly body?: ReactNode
  readonly link?: TextLinkProps | undefined
  readonly disabled?: boolean | undefined
  readonly reason?: string | undefined
  readonly button?: ButtonPart | undefined
  readonly tone?: "plain" | "accent" | "sunken" | undefined
}

export function CardDisplay(props: CardProps) {
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
        {reason}
      </p>
      <SmallButton button={button} />
    </div>
  )
}

/** The title is the button of a tappable card; its target spreads over the whole card. */
function CardHead(props: CardProps & { readonly isTappable: boolean }) {
  const { title, sub, icon, badges, link, tap, name, isTappable, disabled } = props
  const subId = useId()
  if (!title && !isTappable && !link) return null
  return (
    <div className="k-card__head">
      {icon && (
        <span className="k-list-row__icon">
          <Icon name={icon} />
        </span>
      )}
      <div className="k-card__texts">
        <Badges badges={badges} />
        {isTappable ? (
          <button
            type="button"
            role="link"
            className="k-card__tap k-card__title"
            aria-label={name}
            aria-describedby={subId}
            onClick={() => run(tap)}
          >
            {title}
          </button>
        ) : (
          title && (
            <p className="k-card__title" aria-disabled={disabled || undefined}>
              <Phrases text={title} />
            </p>
          )
        )}
        {sub !== undefined && (
          <p className="k-card__sub" id={subId}>
            {sub}
          </p>
        )}
      </div>
      <SmallLink link={link} />
      {isTappable && (
        <span className="k-list-row__arrow">
          <Icon name="chevron-right" />
        </span>
      )}
    </div>
  )
}

interface CardListProps extends Repeated {
  readonly body?: ReactNode
  readonly columns?: 1 | 2 | undefined
  readonly empty?: ReactNode
}

export function CardListDisplay({ body, items, row, columns = 1, empty }: CardListProps) {
  const drawn = row ? itemsOf(items).map((item, index) => <div key={index}>{row(item, index)}</div>) : undefined
  if (drawn?.length === 0 && empty !== undefined) return <>{empty}</>
  return (
    <div className="k-card-list" data-columns={columns}>
      {drawn ?? body}
    </div>
  )
}
