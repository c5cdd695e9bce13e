import { afterEach, expect, it } from "vitest"
import { openShipped } from "../../support/app/openShipped"
import type { OpenApp } from "../../support/app/openApp"

const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

const dialog = () => document.querySelector("dialog[open]:not([data-closing])")

/** A webview that throws at one link of its host, and follows the others. */
function refusing(link: string, left: string[]) {
  const assign = (url: string) => {
    if (url === link) throw new Error("unknown scheme")
    left.push(url)
  }
  return new Proxy(window.location, {
    get(target, name) {
      const value: unknown = name === "assign" ? assign : Reflect.get(target, name, target)
      return typeof value === "function" ? value.bind(target) : value
    },
  })
}

async function expectGeneralError(app: OpenApp, left: readonly string[]): Promise<void> {
  expect(await app.until(() => dialog()?.textContent?.includes("エラーが発生しました") === true)).toBe(true)
  dialog()?.querySelector("button")?.click()
  expect(await app.until(() => left.includes("kamishibai-app://close-browser"))).toBe(true)
}

it("a host that cannot do what is needed of it leads to the general error, which closes", async () => {
  const left: string[] = []
  const app = await openShipped("/error", { own: { location: refusing("kamishibai-app://rotate", left) } })
  open.push(app)
  expect(await app.until(() => app.container.querySelector("[data-screen=error]") !== null)).toBe(true)
  app.services.bridge.rotate()
  await expectGeneralError(app, left)
})

it("where nothing can be drawn, not even the error page, the general error says so and closes", async () => {
  sessionStorage.setItem("kamishibai.reloaded", "/error")
  const app = await openShipped("/error", {}, undefined, ["error"])
  open.push(app)
  await expectGeneralError(app, app.left)
})
