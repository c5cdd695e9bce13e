import type { OpenApp } from "./openApp"

const stepMs = 20
/** What a screen shows by itself is over by then: its clock may run ahead of the server's. */
const aheadMs = 6_000
const limitMs = 60_000

/**
 * Lets the app and a server that takes real time go on until something is so. The app's clock runs ahead for what waits by itself,
 * and then as fast as the real one: a machine that is busy elsewhere must not make a request run out of time.
 */
export async function whileServed(app: OpenApp, isSo: () => boolean): Promise<boolean> {
  for (let shown = 0; shown < limitMs && !isSo(); shown += stepMs) {
    await app.clock.advance(stepMs)
    await new Promise((resolve) => void setTimeout(resolve, shown < aheadMs ? 1 : stepMs))
  }
  return isSo()
}

export const onView = (app: OpenApp) => app.container.querySelector("[data-screen]")?.getAttribute("data-screen")

export const isSettled = (app: OpenApp, screen: string): boolean =>
  onView(app) === screen && app.container.querySelector("[data-settled=true]") !== null
