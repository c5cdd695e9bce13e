import { useEffect, useEffectEvent, useRef } from "react"
import { type PropsOf, useFormat } from "../../../renderer"
import { run } from "../shared/options"
import { useCountdown } from "../shared/useCountdown"
import type { definition } from "./definition"

export function Countdown({
  label,
  format = "countdown",
  announce = [60, 0],
  over,
  ended,
  ...options
}: PropsOf<typeof definition>) {
  const left = useCountdown(options)
  const shown = useFormat()(left, format)
  const wasAbove = useRef(false)
  const finish = useEffectEvent(() => run(ended))

  useEffect(() => {
    if (left > 0) wasAbove.current = true
    else if (wasAbove.current) {
      wasAbove.current = false
      finish()
    }
  }, [left])

  return (
    <div className="k-countdown">
      {left === 0 && over !== undefined ? (
        <p className="k-countdown__over">{over}</p>
      ) : (
        <>
          {label && <span>{label}</span>}
          <span className="k-countdown__time" role="timer" aria-live="off">
            {shown.text}
          </span>
        </>
      )}
      <span className="k-hidden-text" role="status">
        {announce.includes(left) && left > 0 ? `残り${left}秒` : ""}
        {left === 0 ? over : ""}
      </span>
    </div>
  )
}
