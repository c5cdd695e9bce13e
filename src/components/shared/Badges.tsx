import { Badge } from "../badge/Badge"
import { isShown, type BadgeList } from "./options"

export function Badges({ badges }: { readonly badges: BadgeList }) {
  const shown = badges?.filter(isShown) ?? []
  if (shown.length === 0) return null
  return (
    <span className="k-badges">
      {shown.map((badge, index) => (
        <Badge key={index} {...badge} />
      ))}
    </span>
  )
}
