import type { PropsOf } from "../../../renderer"
import { Buttons } from "../buttons/Buttons"
import { Illustration } from "../illustration/Illustration"
import type { definition } from "./definition"

export function Waiting({ text, sub, illustration, buttons }: PropsOf<typeof definition>) {
  return (
    <div className="k-waiting">
      {illustration && <Illustration name={illustration} />}
      <span className="k-waiting__spinner" aria-hidden="true" />
      <div role="status">
        <p className="k-waiting__text">{text}</p>
        {sub !== undefined && <p className="k-waiting__sub">{sub}</p>}
      </div>
      {buttons && <Buttons rows={buttons} />}
    </div>
  )
}
