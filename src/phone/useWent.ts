import { type RefObject, useEffect, useState } from "react"
import type { FromPreview } from "../domain/preview"

/** Where the state of a screen in the frame says that the customer would go by now; undefined where they stay. */
export function useWent(frame: RefObject<HTMLIFrameElement | null>): string | undefined {
  const [went, setWent] = useState<string>()
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<FromPreview>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.kind === "went") setWent(data.to)
      // Another state, or the same from the beginning.
      if (data.kind === "ready" || data.kind === "asking") setWent(undefined)
    }
    addEventListener("message", hear)
    return () => removeEventListener("message", hear)
  }, [frame])
  return went
}
