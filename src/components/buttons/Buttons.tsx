import type { PropsOf } from "../../../renderer"
import { PartButton } from "../shared/PartButton"
import type { definition } from "./definition"

export function Buttons({ rows, layout = "stack" }: PropsOf<typeof definition>) {
  return (
    <div className="k-buttons" data-layout={layout}>
      {rows.map((part, index) => (
        <PartButton key={part.key ?? index} button={part} />
      ))}
    </div>
  )
}
