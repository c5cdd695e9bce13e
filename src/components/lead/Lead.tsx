import type { PropsOf } from "../../../renderer"
import { LineBreaking } from "../shared/LineBreaking"
import type { definition } from "./definition"

export function Lead({ text }: PropsOf<typeof definition>) {
  return (
    <p className="k-lead">
      <LineBreaking text={text} />
    </p>
  )
}
