import { useRef } from "react"
import type { PropsOf } from "../../../renderer"
import { KeyValue } from "../key-value/KeyValue"
import { isShown } from "../shared/options"
import type { definition } from "./definition"
import { useSpokenOnce } from "./useSpokenOnce"

export function KeyValues({ title, rows, body, live, layout = "side" }: PropsOf<typeof definition>) {
  const list = useRef<HTMLDListElement>(null)
  const spoken = useSpokenOnce(list, live === true)
  return (
    <div className="k-key-values" data-layout={layout}>
      {title && <h3 className="k-key-values__title">{title}</h3>}
      <dl ref={list}>
        {rows?.filter(isShown).map((row, index) => (
          <KeyValue key={index} {...row} />
        ))}
        {body}
      </dl>
      {live && (
        <p className="k-hidden-text" role="status">
          {spoken}
        </p>
      )}
    </div>
  )
}
