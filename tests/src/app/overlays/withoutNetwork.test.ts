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

const withdrawal = { CONFIRM_KEY: "wc-8f2c", AMOUNT: 100000 }
const leftAlone = { open: () => null }

describe("a withdrawal where the page that tells of errors cannot be had", () => {
  it.each([
    ["has not left a device without a network", false, "お手続きは送信されていません", ["閉じる"]],
    [
      "may have been made where the network broke off",
      true,
      "受け付けられている場合があります",
      ["閉じる", "もう一度読み込む"],
    ],
  ])("%s", async (_which, believesOnline, said, ways) => {
    let isBroken = false
    const network = (async () => {
      if (isBroken) throw new TypeError("no network")
      return json({})
    }) as typeof globalThis.fetch
    const own = { navigator: onlineWhile(() => !isBroken || believesOnline), ...leftAlone }
    const app = await openShipped("/client/money_schedule", { fetch: network, own }, {}, ["error"])
    open.push(app)
    for (const [name, value] of Object.entries({ withdrawal, destination: { type: 1 } }))
      app.services.sessionValues.set(name, value, "encrypted")
    app.context.navigator.go("client_withdrawal_confirm")
    const submit = () => app.container.querySelector<HTMLButtonElement>(".k-footer [data-style=primary]")
    expect(await app.until(() => submit()?.textContent === "出金する")).toBe(true)
    isBroken = true
    submit()?.click()
    const dialog = () => document.querySelector("dialog[open]:not([data-closing])")
    expect(await app.until(() => dialog() !== null)).toBe(true)
    expect(dialog()?.textContent).toContain(said)
    const buttons = [...(dialog()?.querySelectorAll("button") ?? [])]
    expect(buttons.map(({ textContent }) => textContent)).toEqual(ways)
    expect(app.container.querySelector("[data-screen]")?.getAttribute("data-screen")).toBe("client_withdrawal_confirm")
  })
})

const onlineWhile = (isOnline: () => boolean): Navigator =>
  new Proxy(window.navigator, {
    get: (target, name) => {
      const value: unknown = name === "onLine" ? isOnline() : Reflect.get(target, name, target)
      return typeof value === "function" ? value.bind(target) : value
    },
  })
