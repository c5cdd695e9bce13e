import type { PropsOf } from "../../../renderer"
import { SmallButton } from "../shared/PartButton"
import { ShownValue } from "../shared/ShownValue"
import type { definition } from "./definition"
import { LineBreaking } from "../shared/LineBreaking"

export function KeyValue({ label, sub, emphasis, button, ...shown }: PropsOf<typeof definition>) {
  return (
    <div className="k-key-value" data-emphasis={emphasis || undefined}>
      <dt>
        <LineBreaking text={label} />
      </dt>
      <dd>
        <span className="k-key-value__value">
          <ShownValue {...shown} />
        </span>
        <SmallButton button={button} />
        {sub !== undefined && (
          <span className="k-key-value__sub">
            <LineBreaking text={sub} />
          </span>
        )}
      </dd>
    </div>
  )
}
