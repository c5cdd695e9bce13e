import type { Clock } from "../../domain/clock"
import { createPost, type Platform } from "../bridge"
import type { StepUp } from "./stepUp"

interface Dependencies {
  readonly page: Window
  readonly platform: Platform
  readonly androidInterface: string
  readonly clock: Clock
  readonly randomUuid: () => string
}

/** In a webview the native app asks, in a browser the browser does. What does it comes when it is first needed. */
export const createStepUp =
  ({ page, platform, androidInterface, clock, randomUuid }: Dependencies): StepUp =>
  async (asked) => {
    try {
      if (platform === "other") {
        const { askBrowser } = await import("./askBrowser")
        return await askBrowser(page, asked)
      }
      const { askHost } = await import("./askHost")
      return await askHost(
        { events: page, post: createPost(page, platform, androidInterface), clock, randomUuid },
        asked,
      )
    } catch {
      return { outcome: "unavailable" }
    }
  }
