import type { PropsOf } from "../../../renderer"
import type { definition } from "./definition"

export function Announcement({ text }: PropsOf<typeof definition>) {
  return (
    <p className="k-hidden-text" role="status">
      {text}
    </p>
  )
}
