import { useEffect, useEffectEvent, useRef } from "react"
import type { ResolvedOf } from "../../../renderer"
import { isShown, run } from "./options"
import type { more as moreRows } from "./optionShapes"
import { PartButton } from "./PartButton"

/** Loads the next page when it comes into view; the button does the same for keyboards and screen readers. */
export function More({ more }: { readonly more: ResolvedOf<typeof moreRows> }) {
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
