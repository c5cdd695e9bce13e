import type { OpenApp } from "./openApp"

/** Lets the app and a server that takes real time go on until something is so. */
export async function whileServed(app: OpenApp, isSo: () => boolean): Promise<boolean> {
  for (let turn = 0; turn < 1_500 && !isSo(); turn += 1) {
    await app.clock.advance(20)
    await new Promise((resolve) => void setTimeout(resolve, 1))
  }
  return isSo()
}

export const onView = (app: OpenApp) => app.container.querySelector("[data-screen]")?.getAttribute("data-screen")

export const isSettled = (app: OpenApp, screen: string): boolean =>
  onView(app) === screen && app.container.querySelector("[data-settled=true]") !== null
