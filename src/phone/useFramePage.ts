import { type RefObject, useEffect, useEffectEvent, useState } from "react"
import type { Detour, DetouringPage } from "../domain/detours"

const everyMs = 500

type FrameWindow = Window & Partial<DetouringPage>

/** Where the app in the frame is by now; undefined while no page of its own is there. */
export const useFrameAddress = (frame: RefObject<HTMLIFrameElement | null>): string | undefined =>
  useRead(frame, ({ location: { pathname, search, protocol } }) =>
    protocol.startsWith("http") ? `${pathname}${search}` : undefined,
  )

const none: readonly Detour[] = []

/** By which ways that nobody asked for the app in the frame came to where it is. */
export const useDetours = (frame: RefObject<HTMLIFrameElement | null>): readonly Detour[] =>
  useRead(frame, ({ detours }) => detours) ?? none

/** A page of somebody else tells nothing. */
function useRead<Value>(frame: RefObject<HTMLIFrameElement | null>, read: (page: FrameWindow) => Value | undefined) {
  const [found, setFound] = useState<Value>()
  const readNow = useEffectEvent(() => {
    const page: FrameWindow | null | undefined = frame.current?.contentWindow
    try {
      return page ? read(page) : undefined
    } catch {
      return undefined
    }
  })
  useEffect(() => {
    const timer = setInterval(() => setFound(readNow()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return found
}
