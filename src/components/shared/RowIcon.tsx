import { Icon } from "../../icons/Icon"
import { Logo } from "./Logo"

interface RowIconProps {
  readonly title?: string | undefined
  readonly icon?: string | undefined
  readonly image?: string | null | undefined
}

/** What a row or the head of a card is about, before its words: a picture that data give, or an icon. */
export function RowIcon(props: RowIconProps) {
  const { title = "", icon, image } = props
  if ("image" in props) return <Logo image={image} name={title} />
  if (!icon) return null
  return (
    <span className="k-list-row__icon">
      <Icon name={icon} />
    </span>
  )
}

/** A tap leads to another page, or outside of the app. */
export function RowArrow({ external = false }: { readonly external?: boolean | undefined }) {
  return (
    <span className="k-list-row__arrow">
      <Icon name={external ? "external" : "chevron-right"} />
    </span>
  )
}
