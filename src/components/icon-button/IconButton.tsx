import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { run } from "../shared/options"
import type { definition } from "./definition"

export function IconButton(props: PropsOf<typeof definition>) {
  const { icon, label, tap, pressed, showLabel } = props
  return (
    <button
      type="button"
      className="k-icon-button"
      aria-label={showLabel ? undefined : label}
      aria-pressed={"pressed" in props ? pressed === true : undefined}
      aria-busy={tap.busy || undefined}
      onClick={() => run(tap)}
    >
      <Icon name={icon} />
      {showLabel && <span>{label}</span>}
    </button>
  )
}
