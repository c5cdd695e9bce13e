import { useEffect, useRef, useState, type RefObject } from "react"
import { PhoneIcon } from "../PhoneIcon"
import { NativeSurface } from "./NativeSurface"
import type { Phone } from "../usePhone"
import { Webview } from "./Webview"

const sizes = { ios: { width: 390, height: 844 }, android: { width: 400, height: 860 } } as const
const frameWidth = 24

/** The drawn device: status bar, webview, home indicator or navigation bar. */
export function Device({
  phone,
  frame,
}: {
  readonly phone: Phone
  readonly frame: RefObject<HTMLIFrameElement | null>
}) {
  const { platform, isLandscape } = phone.settings
  const { width, height } = sizes[platform]
  const size = isLandscape ? { width: height, height: width } : { width, height }
  const stage = useRef<HTMLDivElement>(null)
  const scale = useScale(stage, size)

  return (
    <div className="p-stage" ref={stage}>
      <div
        className="p-stage__place"
        style={{ width: (size.width + frameWidth) * scale, height: (size.height + frameWidth) * scale }}
      >
        <div
          className="p-device"
          data-platform={platform}
          data-landscape={isLandscape || undefined}
          style={{ ...size, scale: String(scale) }}
        >
          <StatusBar isLandscape={isLandscape} />
          {phone.hasTopBar && <p className="p-topbar">サンプル証券</p>}
          <div className="p-glass">
            <Webview phone={phone} frame={frame} />
            {phone.surface && <NativeSurface phone={phone} surface={phone.surface} frame={frame} />}
          </div>
          {platform === "android" ? (
            <NavigationBar phone={phone} frame={frame} />
          ) : (
            <span className="p-home" aria-hidden="true" />
          )}
        </div>
      </div>
    </div>
  )
}

/** As large as it fits, never larger than life. */
function useScale(
  stage: RefObject<HTMLDivElement | null>,
  size: { readonly width: number; readonly height: number },
): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const fit = () => {
      const { width, height } = element.getBoundingClientRect()
      setScale(Math.max(0.4, Math.min(1, width / (size.width + frameWidth), height / (size.height + frameWidth))))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage, size.width, size.height])
  return scale
}

function StatusBar({ isLandscape }: { readonly isLandscape: boolean }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5_000)
    return () => clearInterval(timer)
  }, [])
  if (isLandscape) return null
  return (
    <div className="p-status" aria-hidden="true">
      <span className="p-status__time">{now.toLocaleTimeString("ja-JP", { hour: "numeric", minute: "2-digit" })}</span>
      <span className="p-status__camera" />
      <span className="p-status__signs">
        <svg viewBox="0 0 18 12" width="18" height="12">
          <path d="M1 9h2v3H1zM6 6h2v6H6zM11 3h2v9h-2zM16 0h2v12h-2z" fill="currentColor" />
        </svg>
        <svg viewBox="0 0 26 12" width="26" height="12">
          <rect x="0.5" y="0.5" width="22" height="11" rx="3" fill="none" stroke="currentColor" opacity="0.5" />
          <rect x="2" y="2" width="16" height="8" rx="1.5" fill="currentColor" />
          <path d="M24 4v4c1-.3 1.5-1 1.500-2S25 4.3 24 4z" fill="currentColor" opacity="0.5" />
        </svg>
      </span>
    </div>
  )
}

/** Android: the hardware back goes back in the webview, and closes it where there is nothing behind, as it does the login. */
function NavigationBar({
  phone,
  frame,
}: {
  readonly phone: Phone
  readonly frame: RefObject<HTMLIFrameElement | null>
}) {
  const back = () => {
    const navigation = frame.current?.contentWindow?.navigation
    const above = phone.surface?.kind
    if (above === "close") return
    if (above === "login" || (!above && navigation?.canGoBack === false)) phone.close()
    else if (above) phone.dismiss()
    else frame.current?.contentWindow?.history.back()
  }
  return (
    <div className="p-navigation">
      <button type="button" aria-label="端末の戻るボタン" onClick={back}>
        <PhoneIcon name="chevron-left" />
      </button>
      <span aria-hidden="true" className="p-navigation__home" />
      <span aria-hidden="true" className="p-navigation__recent" />
    </div>
  )
}
