import { useEffect, useEffectEvent } from "react"
import type { PropsOf } from "../../../renderer"
import { Buttons } from "../buttons/Buttons"
import { Illustration } from "../illustration/Illustration"
import type { definition } from "./definition"
import { LineBreaking } from "../shared/LineBreaking"
import { run } from "../shared/options"

export function Waiting({ text, sub, illustration, buttons, long }: PropsOf<typeof definition>) {
  const seconds = long?.seconds
  const runLong = useEffectEvent(() => run(long?.run))
  useEffect(() => {
    if (seconds === undefined) return undefined
    const timer = setTimeout(runLong, seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])

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
