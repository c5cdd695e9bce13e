import type { PropsOf } from "../../../renderer"
import { Buttons } from "../buttons/Buttons"
import { Illustration } from "../illustration/Illustration"
import type { definition } from "./definition"
import { LineBreaking } from "../shared/LineBreaking"

export function Waiting({ text, sub, illustration, buttons }: PropsOf<typeof definition>) {
  return (
    <div className="k-waiting">
      {illustration && <Illustration name={illustration} />}
      <span className="k-waiting__spinner" aria-hidden="true" />
      <div role="status">
        <p className="k-waiting__text">
          <LineBreaking text={text} />
        </p>
        {sub !== undefined && (
          <p className="k-waiting__sub">
            <LineBreaking text={sub} />
          </p>
        )}
      </div>
      {buttons && <Buttons rows={buttons} />}
    </div>
  )
}
