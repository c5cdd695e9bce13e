import { useEffect, useRef, type RefObject } from "react"
import { applyLook, becomeHost } from "./becomeHost"
import type { Phone } from "./usePhone"
import { watchFrame, type FramePage } from "./watchFrame"

interface WebviewProps {
  readonly phone: Phone
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** The app in its frame, with this page as the native side. A new visit is a new webview. */
export function Webview({ phone, frame }: WebviewProps) {
  const latest = useRef(phone)
  latest.current = phone
  const { settings } = phone

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const dress = (page: FramePage) => {
      becomeHost(page, latest.current.settings, {
        onMessage: (name, payload) => latest.current.receive(name, payload),
        onLink: (url) => latest.current.follow(url),
      })
      applyLook(page, latest.current.settings)
      page.document.addEventListener("readystatechange", () => applyLook(page, latest.current.settings))
    }
    const stop = watchFrame(element, dress)
    element.src = phone.path
    return stop
  }, [frame, phone.path, phone.visit])

  useEffect(() => {
    const page = frame.current?.contentWindow as FramePage | null
    if (page) applyLook(page, settings)
  }, [frame, settings])

  useLinkMessages(frame, (url) => latest.current.follow(url))

  return <iframe key={phone.visit} ref={frame} className="p-webview" title="アプリの画面" />
}

/** Browsers without the Navigation API: the page says itself which link it would have opened. */
function useLinkMessages(frame: RefObject<HTMLIFrameElement | null>, onLink: (url: string) => void): void {
  const latest = useRef(onLink)
  latest.current = onLink
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return
      const { type, url } = (event.data ?? {}) as { readonly type?: unknown; readonly url?: unknown }
      if (type === "native-link" && typeof url === "string") latest.current(url)
    }
    addEventListener("message", listen)
    return () => removeEventListener("message", listen)
  }, [frame])
}
