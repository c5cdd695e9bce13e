import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from "react"
import { applyAppearance, emulateHost } from "../emulateHost"
import type { Phone } from "../usePhone"
import { watchFrame, type FramePage } from "./watchFrame"

interface WebviewProps {
  readonly phone: Phone
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** The app in its frame, with this page as the native side. A new visit is a new webview, which remembers nothing. */
export function Webview({ phone, frame }: WebviewProps) {
  const { settings, visit, path } = phone
  const look = useEffectEvent((page: FramePage) => applyAppearance(page, settings))
  const receive = useEffectEvent((name: string, payload: unknown) => phone.receive(name, payload))
  const follow = useEffectEvent((url: string) => phone.openLink(url))
  const dress = useEffectEvent((page: FramePage) => {
    emulateHost(page, settings, { onMessage: (name, payload) => receive(name, payload), onLink: (url) => follow(url) })
    look(page)
    page.document.addEventListener("readystatechange", () => look(page))
  })

  useLayoutEffect(() => {
    // A new visit is a new element: the watch begins with it.
    if (visit < 0 || !frame.current) return
    let isNew = true
    return watchFrame(frame.current, (page) => {
      if (isNew) page.sessionStorage.clear()
      isNew = false
      dress(page)
    })
  }, [frame, visit])

  useEffect(() => {
    const page = frame.current?.contentWindow as FramePage | null
    if (page) applyAppearance(page, settings)
  }, [frame, settings])

  useLinkMessages(frame, phone.openLink)

  // oxlint-disable-next-line react/iframe-missing-sandbox -- the phone plays the native side, so it must reach into the page
  return <iframe key={visit} ref={frame} src={path} className="p-webview" title="アプリの画面" />
}

/** Browsers without the Navigation API: the page says itself which link it would have opened. */
function useLinkMessages(frame: RefObject<HTMLIFrameElement | null>, onLink: (url: string) => void): void {
  const follow = useEffectEvent(onLink)
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return
      const { type, url } = (event.data ?? {}) as { readonly type?: unknown; readonly url?: unknown }
      if (type === "native-link" && typeof url === "string") follow(url)
    }
    addEventListener("message", listen)
    return () => removeEventListener("message", listen)
  }, [frame])
}
