import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react"
import { useFormat } from "../../../renderer"
import type { ActionRunner } from "../../../renderer/model/registry"
import { ButtonDisplay, type ButtonProps } from "./ButtonDisplay"
import { run } from "./parts"
import { useCountdown, type CountdownOptions } from "./useCountdown"

interface CountdownProps extends CountdownOptions {
  readonly label?: string | undefined
  readonly format?: string | undefined
  readonly announce?: readonly number[] | undefined
  readonly over?: ReactNode
  readonly ended?: ActionRunner | undefined
}

export function CountdownDisplay({
  label,
  format = "countdown",
  announce = [60, 0],
  over,
  ended,
  ...options
}: CountdownProps) {
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

interface WaitButtonProps extends ButtonProps, CountdownOptions {
  readonly waiting: { readonly before?: string | undefined; readonly after?: string | undefined }
}

/** A screen reader does not count along: it hears these seconds, and that the waiting is over. */
const spokenSeconds = [60, 30]

export function WaitButtonDisplay({ waiting, seconds, until, now, restart, ...button }: WaitButtonProps) {
  const left = useCountdown({ seconds, until, now, restart })
  const [hasWaited, setHasWaited] = useState(false)
  if (left > 0 && !hasWaited) setHasWaited(true)
  const wait = `${waiting.before ?? ""}${left}${waiting.after ?? ""}`
  return (
    <>
      <ButtonDisplay {...button} {...(left > 0 ? { label: wait, enabled: false } : {})} />
      <span className="k-hidden-text" role="status">
        {spokenSeconds.includes(left) ? wait : ""}
        {left === 0 && hasWaited ? button.label : ""}
      </span>
    </>
  )
}
