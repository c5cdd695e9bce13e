import { useEffect, useState } from "react"

/** Widths of phones in use, and how high each of them is; CSS pixels. */
export const deviceHeights = { 320: 568, 375: 667, 390: 844, 430: 932 } as const
export type DeviceWidth = keyof typeof deviceHeights

/** Versions of the native app that the app tells apart, the newest last. */
export const appVersions = ["3.23.9", "3.24.0", "10.0.0"]

export interface PhoneSettings {
  readonly platform: "ios" | "android"
  readonly environment: "app" | "mini"
  readonly version: string
  /** Of the glass, CSS pixels; one of `deviceHeights`. */
  readonly width: DeviceWidth
  readonly hasKeyboard: boolean
  readonly hasForcedColors: boolean
  readonly theme: "auto" | "light" | "dark"
  /** Percent. */
  readonly textSize: number
  readonly isLandscape: boolean
  readonly hasNfc: boolean
}

/** What is otherwise than a device is at first. */
export const changedSettings = (settings: PhoneSettings): Partial<PhoneSettings> =>
  Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => defaultSettings[name as keyof PhoneSettings] !== value),
  )

export type ChangeSettings = (change: Partial<PhoneSettings>) => void

export const defaultSettings: PhoneSettings = {
  platform: "ios",
  environment: "app",
  version: appVersions.at(-1) ?? "",
  width: 390,
  hasKeyboard: false,
  hasForcedColors: false,
  theme: "auto",
  textSize: 100,
  isLandscape: false,
  hasNfc: true,
}

const storageKey = "phone-settings"

function readSettings(): PhoneSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}")
    const settings: PhoneSettings = typeof kept === "object" ? { ...defaultSettings, ...kept } : defaultSettings
    return settings.width in deviceHeights ? settings : { ...settings, width: defaultSettings.width }
  } catch {
    return defaultSettings
  }
}

/** The device as it is set up; kept for the next visit, unless it is one that a replay asks for. */
export function useSettings(isReplay: boolean): readonly [PhoneSettings, ChangeSettings] {
  const [settings, setSettings] = useState(() => (isReplay ? defaultSettings : readSettings()))
  useEffect(() => {
    if (!isReplay) localStorage.setItem(storageKey, JSON.stringify(settings))
    setHostCookies(settings)
    showTheme(settings.theme)
  }, [settings, isReplay])
  return [settings, (change) => setSettings((before) => ({ ...before, ...change }))]
}

/** The device around the webview has the theme of the device. */
function showTheme(theme: PhoneSettings["theme"]): void {
  const root = document.documentElement
  if (theme === "auto") delete root.dataset["theme"]
  else root.dataset["theme"] = theme
}

export function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax`
}

export function dropCookie(name: string): void {
  document.cookie = `${name}=; path=/; samesite=lax; max-age=0`
}

function readCookie(name: string): string | undefined {
  const entry = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`))
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(name.length + 1))
}

/** What a native app sets before it opens the webview. */
function setHostCookies({ environment, version, hasNfc }: PhoneSettings): void {
  setCookie("ENVIRONMENT", environment)
  setCookie("APP_VERSION", version)
  setCookie("NFC", hasNfc ? "1" : "0")
  if (readCookie("UUID") === undefined) setCookie("UUID", crypto.randomUUID())
}
