import { useEffect, useState } from "react"

export interface PhoneSettings {
  readonly platform: "ios" | "android"
  readonly environment: "app" | "mini"
  readonly version: string
  readonly theme: "auto" | "light" | "dark"
  /** Percent. */
  readonly textSize: number
  readonly isLandscape: boolean
  readonly hasNfc: boolean
}

export type ChangeSettings = (change: Partial<PhoneSettings>) => void

const defaults: PhoneSettings = {
  platform: "ios",
  environment: "app",
  version: "3.23.9",
  theme: "auto",
  textSize: 100,
  isLandscape: false,
  hasNfc: true,
}

const storageKey = "phone-settings"

function readSettings(): PhoneSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}")
    return typeof kept === "object" ? { ...defaults, ...kept } : defaults
  } catch {
    return defaults
  }
}

/** The device as it is set up; kept for the next visit. */
export function useSettings(): readonly [PhoneSettings, ChangeSettings] {
  const [settings, setSettings] = useState(readSettings)
  useEffect(() => {
    localStorage.setItem(storageKey, JSON.stringify(settings))
    setHostCookies(settings)
    showTheme(settings.theme)
  }, [settings])
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
