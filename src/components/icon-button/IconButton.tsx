import type { PropsOf } from "../../../renderer"
import { DrawnIcon, Icon, type Drawing } from "../../icons/Icon"
import { run } from "../shared/options"
import type { definition } from "./definition"

interface IconButtonProps extends PropsOf<typeof definition> {
  /** Of a component that always has this icon: no document names it, so no screen brings it along. */
  readonly drawing?: Drawing
}

export function IconButton(props: IconButtonProps) {
  const { label, tap, pressed, showLabel, drawing } = props
  const icon = pressed === true ? (props.pressedIcon ?? props.icon) : props.icon
  return (
    <button
      type="button"
      className="k-icon-button"
      aria-label={showLabel ? undefined : label}
      aria-pressed={"pressed" in props ? pressed === true : undefined}
      aria-busy={tap.busy || undefined}
      onClick={() => run(tap)}
    >
      {drawing ? <DrawnIcon name={icon} drawing={drawing} /> : <Icon name={icon} />}
      {showLabel && <span>{label}</span>}
    </button>
  )
}
