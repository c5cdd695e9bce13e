export type Platform = "ios" | "android" | "other"
export type Environment = "app" | "mini"

/** iPadOS calls itself a Macintosh, but a Macintosh has no touch points. */
export function detectPlatform(userAgent: string, touchPoints = 0): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios"
  if (/Android/i.test(userAgent)) return "android"
  return userAgent.includes("Macintosh") && touchPoints > 1 ? "ios" : "other"
}

/** The host sets the cookie `ENVIRONMENT=mini`; one that sets no cookies puts `KamishibaiMini` in its user agent. */
export function detectEnvironment(cookie: string | undefined, userAgent: string): Environment {
  if (cookie === "mini" || cookie === "app") return cookie
  return userAgent.includes("KamishibaiMini") ? "mini" : "app"
}

interface HostSignals {
  readonly cookies: readonly (string | undefined)[]
  readonly userAgent: string
  readonly listeners: readonly unknown[]
}

/** Whether a native app shows the page: it sets cookies, calls itself the mini-app, or listens to messages. A browser does not. */
export const detectHosted = ({ cookies, userAgent, listeners }: HostSignals): boolean =>
  cookies.some((cookie) => cookie !== undefined && cookie !== "") ||
  userAgent.includes("KamishibaiMini") ||
  listeners.some((listener) => listener !== undefined && listener !== null)

/** A host on a device without NFC sets the cookie `NFC=0`, or puts `NFC/0` in its user agent. */
export function detectNfc(cookie: string | undefined, userAgent: string): boolean {
  if (cookie === "0" || cookie === "1") return cookie === "1"
  return !/\bNFC\/0\b/.test(userAgent)
}
