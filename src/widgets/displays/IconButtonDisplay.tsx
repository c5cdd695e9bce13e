import type { ActionRunner } from "../../../renderer/model/registry"
import { Icon } from "../../icons/Icon"
import { run } from "./parts"

interface IconButtonProps {
  readonly icon: string
  readonly label: string
  readonly tap: ActionRunner
  readonly pressed?: boolean | undefined
  readonly showLabel?: boolean | undefined
}

export function IconButtonDisplay(props: IconButtonProps) {
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
