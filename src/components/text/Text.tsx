import type { PropsOf } from "../../../renderer"
import { LineBreaking } from "../shared/LineBreaking"
import type { definition } from "./definition"

export function Text({ text, tone = "normal", align = "start", live }: PropsOf<typeof definition>) {
  return (
    <p className="k-text" data-tone={tone} data-align={align} role={live ? "status" : undefined}>
      <LineBreaking text={text} />
    </p>
  )
}
