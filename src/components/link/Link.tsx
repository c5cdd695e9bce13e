import type { PropsOf } from "../../../renderer"
import { TapLink } from "../shared/TapLink"
import type { definition } from "./definition"

export function Link({ align = "start", label, name, icon, external, tap }: PropsOf<typeof definition>) {
  return (
    <p className="k-link-line" data-align={align}>
      <TapLink label={label} name={name} icon={icon} external={external} tap={tap} />
    </p>
  )
}
