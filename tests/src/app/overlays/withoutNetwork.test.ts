import { afterEach, describe, expect, it } from "vitest"
import { json } from "../../../support/fakeFetch"
import { openShipped } from "../../../support/app/openShipped"
import type { OpenApp } from "../../../support/app/openApp"

const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

const words = "インターネットに接続されていません。通信環境をご確認ください。"
const nothing = (async (input: RequestInfo | URL) => {
  if (String(input).startsWith("/aco/")) throw new TypeError("no network")
  return json({})
}) as typeof globalThis.fetch

async function openAt(address: string, isOnline: boolean): Promise<OpenApp> {
  const app = await openShipped(address, { fetch: nothing, cookies: {} })
  open.push(app)
  const { context } = app.services.stores
  context.setOnline(isOnline)
  return app
}

describe.each([
  ["without a network", false],
  ["with a network", true],
])("%s", (_which, isOnline) => {
  const isSaid = (text: string | null | undefined) => text?.includes(words) === true

  it("the general half-sheet names the network only where the device has none", async () => {
    const app = await openAt("/account/open", isOnline)
    const dialog = () => document.querySelector("dialog[open]:not([data-closing])")
    expect(await app.until(() => dialog()?.textContent?.includes("エラーが発生しました") === true)).toBe(true)
    expect(dialog()?.textContent).toContain("しばらく時間をおいてから再度お試しください")
    expect(isSaid(dialog()?.textContent)).toBe(!isOnline)
  })

  it("so does the error page", async () => {
    const app = await openAt("/error", isOnline)
    expect(await app.until(() => app.container.querySelector("[data-screen=error]") !== null)).toBe(true)
    expect(await app.until(() => isSaid(app.container.textContent) === !isOnline)).toBe(true)
  })
})
