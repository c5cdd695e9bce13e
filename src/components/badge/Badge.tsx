import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import type { definition } from "./definition"

export function Badge({ text, tone = "neutral", icon }: PropsOf<typeof definition>) {
  return (
    <span className="k-badge" data-tone={tone}>
      {icon && <Icon name={icon} />}
      {text}
    </span>
  )
}
