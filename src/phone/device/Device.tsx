import { useEffect, useRef, useState, type ComponentProps, type RefObject } from "react"
import { PhoneIcon } from "../PhoneIcon"
import { NativeSurface } from "./NativeSurface"
import type { Phone } from "../usePhone"
import { deviceHeights } from "../settings"
import { Keyboard } from "./Keyboard"
import { StatusBar } from "./StatusBar"
import { pageOf } from "./watchFrame"
import { Webview } from "./Webview"

const frameWidth = 24

/** The drawn device: status bar, webview, home indicator or navigation bar. */
export function Device({
  phone,
  frame,
  device,
  onPage,
}: ComponentProps<typeof Webview> & { readonly device: RefObject<HTMLDivElement | null> }) {
  const { platform, isLandscape } = phone.settings
  const { width } = phone.settings
  const height = deviceHeights[width]
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
          ref={device}
          className="p-device"
          data-platform={platform}
          data-landscape={isLandscape || undefined}
          style={{ ...size, scale: String(scale) }}
        >
          {!isLandscape && <StatusBar />}
          {phone.hasTopBar && <p className="p-topbar">サンプル証券</p>}
          <div className="p-glass">
            <Webview phone={phone} frame={frame} onPage={onPage} />
            {phone.surface && <NativeSurface phone={phone} surface={phone.surface} frame={frame} />}
          </div>
          {phone.settings.hasKeyboard && phone.keyboard && <Keyboard kind={phone.keyboard} frame={frame} />}
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

/** Android: the hardware back goes back in the webview, and closes it where there is nothing behind, as it does the login. */
function NavigationBar({
  phone,
  frame,
}: {
  readonly phone: Phone
  readonly frame: RefObject<HTMLIFrameElement | null>
}) {
  const back = () => {
    const navigation = pageOf(frame.current)?.navigation
    const above = phone.surface?.kind
    if (above === "close") return
    if (above === "login" || above === "unreachable" || (!above && navigation?.canGoBack === false)) phone.close()
    else if (above) phone.dismiss()
    else pageOf(frame.current)?.history.back()
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
