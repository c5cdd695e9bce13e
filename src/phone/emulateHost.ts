import type { PhoneSettings } from "./settings"
import { forceColors } from "./device/forceColors"
import type { FramePage } from "./device/watchFrame"

export interface HostEvents {
  onMessage(name: string, payload: unknown): void
  /** The page went where the host takes over: a link of the host's own scheme, or a page of anybody else. */
  onLink(url: string): void
}

const userAgents = {
  ios: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
  android:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36",
} as const

/** Name of the object that the Android host puts on `window`; the same as in config.json. */
const androidInterface = "KamishibaiHost"
const messages = ["sendLog", "showTopBar", "stepUp"] as const

/** Plays the native app for a page: its user agent, its objects, and its ear for custom links. */
export function emulateHost(page: FramePage, settings: PhoneSettings, events: HostEvents): void {
  const userAgent = userAgents[settings.platform]
  Object.defineProperty(page.navigator, "userAgent", { configurable: true, get: () => userAgent })
  Object.assign(page, settings.platform === "ios" ? iosObjects(events) : androidObjects(events))
  listenToLinks(page, events)
}

function iosObjects({ onMessage }: HostEvents) {
  const handlers = messages.map((name) => [name, { postMessage: (payload: unknown) => onMessage(name, payload) }])
  return { webkit: { messageHandlers: Object.fromEntries(handlers) } }
}

function androidObjects({ onMessage }: HostEvents) {
  const methods = messages.map((name) => [name, (json: string) => onMessage(name, parse(json))])
  return { [androidInterface]: Object.fromEntries(methods) }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

/** A browser cannot open the host's links, nor most pages of others in a frame; the Navigation API says that the page tried. */
function listenToLinks(page: FramePage, { onLink }: HostEvents): void {
  page.navigation?.addEventListener("navigate", (event) => {
    const { url } = event.destination
    if (/^(about|blob|data):/.test(url) || new URL(url).origin === page.location.origin) return
    event.preventDefault()
    onLink(url)
  })
}

/** Theme, text size and home indicator of the device, on the page in the frame. */
export function applyAppearance(page: FramePage, settings: PhoneSettings): void {
  const { theme, textSize, platform, hasForcedColors } = settings
  const root = page.document?.documentElement
  if (!root) return
  forceColors(page, hasForcedColors)
  if (theme === "auto") delete root.dataset["theme"]
  else root.dataset["theme"] = theme
  root.style.fontSize = textSize === 100 ? "" : `${textSize}%`
  root.style.setProperty("--safe-bottom", platform === "ios" ? "28px" : "")
}
