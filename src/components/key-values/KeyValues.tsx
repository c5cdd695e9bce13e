import type { PropsOf } from "../../../renderer"
import { KeyValue } from "../key-value/KeyValue"
import { isShown } from "../shared/options"
import type { definition } from "./definition"

export function KeyValues({ title, rows, body, live, layout = "side" }: PropsOf<typeof definition>) {
  return (
    <div className="k-key-values" data-layout={layout} aria-live={live ? "polite" : undefined}>
      {title && <h3 className="k-key-values__title">{title}</h3>}
      <dl>
        {rows?.filter(isShown).map((row, index) => (
          <KeyValue key={index} {...row} />
        ))}
        {body}
      </dl>
    </div>
  )
}
