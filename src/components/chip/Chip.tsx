import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { Count } from "../shared/Count"
import { run } from "../shared/options"
import type { definition } from "./definition"

export function Chip({ label, name, selected, tap, count, icon }: PropsOf<typeof definition>) {
  return (
    <button
      type="button"
      className="k-chip"
      aria-label={name}
      aria-pressed={icon ? undefined : selected === true}
      data-selected={selected === true || undefined}
      onClick={() => run(tap)}
    >
      {label}
      <Count value={count} />
      {icon && <Icon name={icon} />}
    </button>
  )
}
