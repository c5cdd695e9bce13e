import type { PropsOf } from "../../../renderer"
import { Badges } from "../shared/Badges"
import { isShown } from "../shared/options"
import { TapLink } from "../shared/TapLink"
import type { definition } from "./definition"

export function Links({ title, rows }: PropsOf<typeof definition>) {
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
