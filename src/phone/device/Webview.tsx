import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react"
import { applyAppearance, emulateHost } from "../emulateHost"
import { keyboardKind, type KeyboardKind } from "./keyboardKind"
import { emptyPath, type Phone } from "../usePhone"
import { pageOf, watchFrame, type FramePage } from "./watchFrame"

interface WebviewProps {
  readonly phone: Phone
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Hears of every page before its scripts run. */
  onPage(page: FramePage): void
}

/** The app in its frame, with this page as the native side. A new visit is a new webview, which remembers nothing. */
export function Webview({ phone, frame, onPage }: WebviewProps) {
  const { settings, visit, path } = phone
  const isOnline = useRef(true)
  const look = useEffectEvent((page: FramePage) => applyAppearance(page, settings))
  const receive = useEffectEvent((name: string, payload: unknown) => phone.receive(name, payload))
  const follow = useEffectEvent((url: string) => phone.openLink(url))
  const showKeyboard = useEffectEvent((kind: KeyboardKind | undefined) => phone.showKeyboard(kind))
  const dress = useEffectEvent((page: FramePage) => {
    onPage(page)
    emulateHost(page, settings, { onMessage: (name, payload) => receive(name, payload), onLink: (url) => follow(url) })
    Object.defineProperty(page.navigator, "onLine", { configurable: true, get: () => isOnline.current })
    look(page)
    const noteFocus = () => showKeyboard(keyboardKind(page.document.activeElement))
    for (const name of ["focusin", "focusout"]) page.document.addEventListener(name, () => setTimeout(noteFocus))
    page.document.addEventListener("readystatechange", () => look(page))
    // Style sheets come with the screens that need them.
    page.document.addEventListener("load", ({ target }) => target instanceof page.HTMLLinkElement && look(page), true)
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
    const page = pageOf(frame.current)
    if (page) applyAppearance(page, settings)
  }, [frame, settings])

  const hasNetwork = phone.network !== "offline"
  useEffect(() => {
    isOnline.current = hasNetwork
    pageOf(frame.current)?.dispatchEvent(new Event(hasNetwork ? "online" : "offline"))
  }, [frame, hasNetwork])

  useLinkMessages(frame, phone.openLink)
  const missLostPage = () => path !== emptyPath && pageOf(frame.current) === undefined && phone.miss()

  // oxlint-disable-next-line react/iframe-missing-sandbox -- the phone plays the native side, so it must reach into the page
  return <iframe key={visit} ref={frame} src={path} className="p-webview" title="アプリの画面" onLoad={missLostPage} />
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
