import { Icon } from "../../icons/Icon"
import { isShown, type BadgeList, type BadgeProps } from "./parts"

export function BadgeDisplay({ text, tone = "neutral", icon }: BadgeProps) {
  return (
    <span className="k-badge" data-tone={tone}>
      {icon && <Icon name={icon} />}
      {text}
    </span>
  )
}

export function Badges({ badges }: { readonly badges: BadgeList }) {
  const shown = badges?.filter(isShown) ?? []
  if (shown.length === 0) return null
  return (
    <span className="k-badges">
      {shown.map((badge, index) => (
        <BadgeDisplay key={index} {...badge} />
      ))}
    </span>
  )
}
