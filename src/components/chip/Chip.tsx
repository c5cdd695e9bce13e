import type { PropsOf } from "../../../renderer"
import { Count } from "../shared/Count"
import { run } from "../shared/options"
import type { definition } from "./definition"

export function Chip({ label, selected, tap, count }: PropsOf<typeof definition>) {
  return (
    <button type="button" className="k-chip" aria-pressed={selected === true} onClick={() => run(tap)}>
      {label}
      <Count value={count} />
    </button>
  )
}
