import type { Browser, BrowserContext } from "playwright"
import { side } from "./stage"

/** Pages in which nothing passes by itself: the clock stands at the moment of all samples, and nothing moves. */
export async function openContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: side,
    deviceScaleFactor: 1,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    reducedMotion: "reduce",
  })
  // The clock of tests takes these over, and then tells nothing of what the browser really does.
  await context.addInitScript(`globalThis.__browser = {
    frame: requestAnimationFrame.bind(globalThis),
    idle: requestIdleCallback.bind(globalThis),
  }`)
  // Countdowns stand still; everything else goes on.
  await context.clock.setFixedTime("2025-01-15T10:00:00+09:00")
  // Movements come to their end, but what waits longer would change the state on a machine that is slow to draw it.
  await context.addInitScript(`{
    const { setTimeout } = globalThis
    globalThis.setTimeout = (run, ms = 0, ...rest) => (ms > 999 ? 0 : setTimeout(run, ms, ...rest))
  }`)
  // Functions that run in the page come from a compiler that names them through this helper.
  await context.addInitScript("globalThis.__name = (named) => named")
  return context
}
