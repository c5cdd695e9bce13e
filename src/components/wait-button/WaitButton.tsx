import { useState } from "react"
import type { PropsOf } from "../../../renderer"
import { Button } from "../button/Button"
import { useCountdown } from "../shared/useCountdown"
import type { definition } from "./definition"

/** A screen reader does not count along: it hears these seconds, and that the waiting is over. */
const spokenSeconds = [60, 30]

export function WaitButton({ waiting, seconds, until, now, restart, ...button }: PropsOf<typeof definition>) {
  const left = useCountdown({ seconds, until, now, restart })
  const [hasWaited, setHasWaited] = useState(false)
  if (left > 0 && !hasWaited) setHasWaited(true)
  const wait = `${waiting.before ?? ""}${left}${waiting.after ?? ""}`
  return (
    <>
      <Button {...button} {...(left > 0 ? { label: wait, enabled: false } : {})} />
      <span className="k-hidden-text" role="status">
        {spokenSeconds.includes(left) ? wait : ""}
        {left === 0 && hasWaited ? button.label : ""}
      </span>
    </>
  )
}
