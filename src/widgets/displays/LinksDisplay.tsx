import { Badges } from "./BadgeDisplay"
import { TapLink } from "./LinkDisplay"
import { isShown, type BadgeList, type Conditional, type Tappable } from "./parts"

interface LinkRow extends Tappable, Conditional {
  readonly label: string
  readonly external?: boolean | undefined
  readonly icon?: string | undefined
  readonly badges?: BadgeList
}

export function LinksDisplay({
  title,
  rows,
}: {
  readonly title?: string | undefined
  readonly rows: readonly LinkRow[]
}) {
  return (
    <div className="k-links">
      {title && <h2 className="k-links__title">{title}</h2>}
      <ul>
        {rows.filter(isShown).map(({ badges, key, when: _when, ...link }) => (
          <li key={key ?? link.label}>
            <TapLink {...link} />
            <Badges badges={badges} />
          </li>
        ))}
      </ul>
    </div>
  )
}
