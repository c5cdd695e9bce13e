import { describe, expect, it } from "vitest"
import { detectPlatform } from "../../../src/platform/bridge"
import { emulateHost } from "../../../src/phone/emulateHost"
import type { PhoneSettings } from "../../../src/phone/settings"
import type { FramePage } from "../../../src/phone/device/watchFrame"

const settings = (platform: PhoneSettings["platform"]): PhoneSettings => ({
  platform,
  environment: "app",
  version: "3.24.0",
  theme: "auto",
  textSize: 100,
  width: 390,
  isLandscape: false,
  hasKeyboard: false,
  hasForcedColors: false,
  hasNfc: true,
})

function aHost(platform: PhoneSettings["platform"]) {
  const navigation = new EventTarget()
  const page = { navigator: {}, navigation, location: { origin: "http://127.0.0.1:4173" } } as unknown as FramePage
  const messages: unknown[] = []
  const links: string[] = []
  const onMessage = (name: string, payload: unknown) => void messages.push([name, payload])
  emulateHost(page, settings(platform), { onMessage, onLink: (url) => void links.push(url) })
  const navigate = (url: string) => {
    const event = Object.assign(new Event("navigate", { cancelable: true }), { destination: { url } })
    navigation.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { page, messages, links, navigate }
}

describe("becomeHost", () => {
  it.each(["ios", "android"] as const)("looks like %s to the app", (platform) => {
    const { page } = aHost(platform)
    expect(detectPlatform(page.navigator.userAgent)).toBe(platform)
  })

  it("takes messages the iOS way", () => {
    const { page, messages } = aHost("ios")
    const { webkit } = page as unknown as {
      webkit: { messageHandlers: Record<string, { postMessage(payload: unknown): void }> }
    }
    webkit.messageHandlers["showTopBar"]?.postMessage(true)
    expect(messages).toEqual([["showTopBar", true]])
  })

  it("takes messages the Android way, as JSON", () => {
    const { page, messages } = aHost("android")
    const { KamishibaiHost } = page as unknown as { KamishibaiHost: Record<string, (json: string) => void> }
    KamishibaiHost["sendLog"]?.(JSON.stringify({ event_nm: "view" }))
    expect(messages).toEqual([["sendLog", { event_nm: "view" }]])
  })

  it("catches links of the host and of pages of others, and leaves those of the app alone", () => {
    const { links, navigate } = aHost("ios")
    expect(navigate("broker://close-browser")).toBe(true)
    expect(navigate("https://www.example.jp/")).toBe(true)
    expect(navigate("http://127.0.0.1:4173/account/open?from=mail")).toBe(false)
    expect(navigate("blob:http://127.0.0.1:4173/8f2a")).toBe(false)
    expect(links).toEqual(["broker://close-browser", "https://www.example.jp/"])
  })
})
