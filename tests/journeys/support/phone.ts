import type { Page } from "@playwright/test"

/** Plays the native side before the app's first script runs, as the shell of an iOS or Android app would. */
export async function playPhone(page: Page, platform: "ios" | "android" = "ios"): Promise<void> {
  await page.addInitScript((kind) => {
    const log: { messages: { name: string; payload: unknown }[]; links: string[] } = { messages: [], links: [] }
    const receive = (name: string) => (payload: unknown) => {
      log.messages.push({ name, payload: typeof payload === "string" ? JSON.parse(payload) : payload })
    }
    const host = window as unknown as Record<string, unknown>
    host["hostLog"] = log
    if (kind === "ios") {
      host["webkit"] = {
        messageHandlers: {
          sendLog: { postMessage: receive("sendLog") },
          showTopBar: { postMessage: receive("showTopBar") },
        },
      }
    } else {
      host["KamishibaiHost"] = { sendLog: receive("sendLog"), showTopBar: receive("showTopBar") }
    }
    // Chromium reports a navigation to an unknown scheme only here.
    window.addEventListener("native-link", (event) => log.links.push((event as CustomEvent<string>).detail))
  }, platform)
}

export const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148"
