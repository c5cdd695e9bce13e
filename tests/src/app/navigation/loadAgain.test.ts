import { afterEach, describe, expect, it } from "vitest"
import today from "../../../../schemas/calls/legacy/trades_today.call.json" with { type: "json" }
import { openShipped } from "../../../support/app/openShipped"
import type { OpenApp } from "../../../support/app/openApp"
import { json } from "../../../support/fakeFetch"

const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

const dialog = () => document.querySelector("dialog[open]:not([data-closing])")
const press = (label: string, root: ParentNode | null = document) =>
  [...(root?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === label)?.click()

/** The trades of today, whose server the phone soon reaches no more: what is asked then fails, or is waited for. */
async function openToday() {
  let network: "there" | "gone" | "silent" = "there"
  const fetch = (async (input: RequestInfo | URL) => {
    if (network === "gone") throw new TypeError("no network")
    if (network === "silent" && !String(input).endsWith("/config.json")) return new Promise<Response>(() => undefined)
    return json({ STATUS: 0, LOGIN_STATUS: 0, ...(String(input).endsWith(today.path) && today.samples.normal) })
  }) as typeof globalThis.fetch
  const app = await openShipped("/client/trades/today", { fetch })
  open.push(app)
  expect(await app.until(() => app.container.querySelector("[data-settled=true]") !== null)).toBe(true)
  return { app, turn: (to: typeof network) => void (network = to) }
}

describe("loadAgain", () => {
  it("keeps the page where its button finds no network, and loads it with the try that finds one", async () => {
    const { app, turn } = await openToday()
    turn("gone")
    app.container.querySelector<HTMLElement>("[aria-label=本日の取引を更新する]")?.click()
    expect(await app.until(() => dialog()?.textContent?.includes("読み込めませんでした") === true)).toBe(true)
    press("もう一度読み込む", dialog())
    await app.until(() => dialog() === null, 1_000)
    expect(await app.until(() => dialog() !== null)).toBe(true)
    expect(app.left).toEqual([])
    turn("there")
    press("もう一度読み込む", dialog())
    expect(await app.until(() => app.left.length > 0)).toBe(true)
    expect(app.left).toEqual(["reload"])
  })

  it("keeps it where the network went while something was waited for long, and nothing more is tried", async () => {
    const { app, turn } = await openToday()
    turn("silent")
    app.context.navigator.go("client_deposit")
    const ways = () => app.container.ownerDocument.querySelector(".k-loader__ways")
    expect(await app.until(() => ways() !== null)).toBe(true)
    turn("gone")
    press("もう一度読み込む", ways())
    expect(await app.until(() => dialog() !== null)).toBe(true)
    press("閉じる", dialog())
    expect(await app.until(() => dialog() === null)).toBe(true)
    expect(app.left).toEqual([])
  })
})
