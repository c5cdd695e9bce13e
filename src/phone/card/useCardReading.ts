import { useEffect, useRef, useState, type RefObject } from "react"
import { sandbox } from "../sandbox"
import type { Phone, Surface } from "../usePhone"

export interface ReadingRequest {
  readonly person: string
  readonly result: string
  readonly afterSeconds: number
  /** False where the reader itself could not read. */
  readonly isRead: boolean
  /** What becomes of the app meanwhile. */
  readonly afterwards: "back" | "killed" | "killed-early"
}

interface ReadingProps {
  readonly phone: Phone
  readonly surface: Extract<Surface, { kind: "card" }>
  readonly frame: RefObject<HTMLIFrameElement | null>
}

type Phase = "choosing" | "reading" | "read" | "failed" | "refused"

const readingMs = 1_600
const resultMs = 600
const flowPath = "/account/open"

/**
 * The course of one reading. At its end the native layer replaces the page's address with the call-back; an app that was
 * ended meanwhile opens anew instead, and its guard decides.
 */
export function useCardReading({ phone, surface, frame }: ReadingProps): {
  readonly phase: Phase
  read(wish: ReadingRequest): void
} {
  const [phase, setPhase] = useState<Phase>("choosing")
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      timer.current = setTimeout(resolve, ms)
    })

  const returnToApp = () => {
    phone.dismiss()
    const page = frame.current?.contentWindow
    if (page) page.location.replace(callbackOf(surface, page.location.href))
  }

  const read = async ({ person, result, afterSeconds, isRead, afterwards }: ReadingRequest) => {
    const isCancelled = result === "CANCELLED"
    if (afterwards === "killed-early") return phone.open(flowPath)
    if (!isCancelled) {
      setPhase("reading")
      await pause(readingMs)
    }
    try {
      await sandbox.endReading({ sessionId: surface.sessionId, result, person, afterSeconds })
    } catch {
      return setPhase("refused")
    }
    if (!isCancelled) {
      setPhase(isRead ? "read" : "failed")
      await pause(resultMs)
    }
    if (afterwards === "killed") phone.open(flowPath)
    else returnToApp()
  }

  return { phase, read: (wish) => void read(wish) }
}

/** The address of the launching page with the session, on this origin only. */
function callbackOf({ callback, sessionId }: ReadingProps["surface"], here: string): string {
  const target = new URL(callback || here, here)
  const safe = target.origin === new URL(here).origin ? target : new URL(here)
  safe.searchParams.set("ekycSessionId", sessionId)
  return safe.href
}
