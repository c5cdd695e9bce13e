import { type RefObject, useEffect, useState } from "react"

const everyMs = 500

/** Where the app in the frame is by now; undefined while no page of its own is there. */
export function useFrameAddress(frame: RefObject<HTMLIFrameElement | null>): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const timer = setInterval(() => setAddress(addressOf(frame.current)), everyMs)
    return () => clearInterval(timer)
  }, [frame])
  return address
}

/** A page of somebody else does not say where it is. */
function addressOf(frame: HTMLIFrameElement | null): string | undefined {
  try {
    const { pathname, search, protocol } = frame?.contentWindow?.location ?? {}
    return protocol?.startsWith("http") ? `${pathname}${search}` : undefined
  } catch {
    return undefined
  }
}
