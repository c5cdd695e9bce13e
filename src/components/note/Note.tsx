import type { PropsOf } from "../../../renderer"
import { LineBreaking } from "../shared/LineBreaking"
import type { definition } from "./definition"

export function Note({ text }: PropsOf<typeof definition>) {
  return (
    <p className="k-note">
      <span aria-hidden="true">※</span>
      <span>
        <LineBreaking text={text} />
      </span>
    </p>
  )
}
