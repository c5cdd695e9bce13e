import type { PropsOf } from "../../../renderer"
import { ShownValue } from "../shared/ShownValue"
import type { definition } from "./definition"

export function ReadOnly({ label, help, ...shown }: PropsOf<typeof definition>) {
  return (
    <dl className="k-read-only">
      <dt className="k-read-only__label">{label}</dt>
      <dd>
        <ShownValue {...shown} />
      </dd>
      {help !== undefined && <dd className="k-read-only__help">{help}</dd>}
    </dl>
  )
}
