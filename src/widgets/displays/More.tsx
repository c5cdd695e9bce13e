import { useEffect, useRef } from "react"
import type { ActionRunner } from "../../../renderer/registry/registry"
import { ButtonDisplay } from "./ButtonDisplay"
import { isShown, run, type Conditional } from "./parts"

export interface MoreProps extends Conditional {
  readonly label: string
  readonly tap: ActionRunner
  readonly auto?: boolean | undefined
}

/** Loads the next page when it comes into view; the button does the same for keyboards and screen readers. */
export function More({ more }: { readonly more: MoreProps }) {
  const { label, tap, auto } = more
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef(tap)
  latest.current = tap
  const isOn = isShown(more)

  useEffect(() => {
    if (!auto || !isOn || !frame.current || typeof IntersectionObserver === "undefined") return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && !latest.current.busy) run(latest.current)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [auto, isOn])

  if (!isOn) return null
  return (
    <div className="k-more" ref={frame}>
      <ButtonDisplay label={label} tap={tap} style="transparent" />
    </div>
  )
}
