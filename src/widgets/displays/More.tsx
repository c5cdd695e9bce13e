import { useEffect, useEffectEvent, useRef } from "react"
import type { ActionRunner } from "../../../renderer/model/registry"
import { PartButton } from "./ButtonDisplay"
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
  const isOn = isShown(more)
  const load = useEffectEvent(() => {
    if (!tap.busy) run(tap)
  })

  useEffect(() => {
    if (!auto || !isOn || !frame.current || typeof IntersectionObserver === "undefined") return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) load()
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [auto, isOn])

  if (!isOn) return null
  return (
    <div className="k-more" ref={frame}>
      <PartButton button={{ label, tap, style: "transparent" }} />
    </div>
  )
}
