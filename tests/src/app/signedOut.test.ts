import { afterEach, describe, expect, it, vi } from "vitest"
import type { CallResult, CompiledCall } from "../../../renderer"
import { observePage } from "../../../src/app/observePage"
import { openShipped } from "../../support/app/openShipped"
import type { OpenApp } from "../../support/app/openApp"
import { serveSandbox } from "../../support/app/serveSandbox"
import { isSettled, whileServed } from "../../support/app/whileServed"
import { openTestbed, visit } from "../sandbox/support/testbed"

const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

async function openWithdrawal(): Promise<OpenApp> {
  const { app: sandbox } = await openTestbed()
  const visitor = await visit(sandbox, "active-investor")
  const cookies = { TOKEN: visitor.cookies.get("TOKEN") ?? "", APP_VERSION: "3.24.0", ENVIRONMENT: "app" }
  const app = await openShipped("/client/withdrawal?type=1", { cookies, ...serveSandbox(visitor) })
  open.push(app)
  expect(await whileServed(app, () => isSettled(app, "client_withdrawal"))).toBe(true)
  return app
}

it("after a log-out nothing of the customer stays in view, whether or not the login comes over it", async () => {
  const app = await openWithdrawal()
  expect(document.body.textContent).toMatch(/\d円/)
  app.context.overlays.showToast("250,000円")
  void app.context.overlays.show({ kind: "popup", popup: { text: "250,000円", confirm: "はい" } })
  app.services.stores.session.logOut()
  await app.clock.advance(20)
  expect(document.body.textContent).toBe("ログインが必要ですもう一度ログインしてください。ログインする")
  expect(await app.until(() => document.title === "ログインが必要です")).toBe(true)
  expect(app.left).toEqual([app.schemes["login"]])
  app.container.querySelector("button")?.click()
  expect(app.left).toEqual([app.schemes["login"], app.schemes["login"]])
  app.context.navigator.back()
  await app.clock.advance(20)
  expect(document.body.textContent).not.toMatch(/\d円/)
})

it("who comes back logged in gets a fresh page", async () => {
  const app = await openWithdrawal()
  app.services.stores.session.logOut()
  await app.clock.advance(20)
  app.services.page.document.cookie = "TOKEN=token-2"
  document.dispatchEvent(new Event("visibilitychange"))
  app.services.stores.session.refresh()
  expect(app.left.at(-1)).toBe("reload")
})

describe("somebody else logged in elsewhere", () => {
  async function openReplaced(): Promise<OpenApp> {
    const app = await openWithdrawal()
    app.services.sessionValues.set("amounts", { covered: true })
    app.services.page.document.cookie = "TOKEN=token-2"
    return app
  }

  it("takes what is drawn from view as soon as the page is seen again, and loads it anew", async () => {
    const app = await openReplaced()
    expect(document.body.textContent).toMatch(/\d円/)
    const stop = observePage(app.services)
    document.dispatchEvent(new Event("visibilitychange"))
    stop()
    await app.clock.advance(20)
    expect(document.body.textContent).toBe("")
    expect(app.left).toEqual(["reload"])
    expect(app.services.sessionValues.get("amounts")).toBeUndefined()
    expect(app.services.page.document.cookie).toContain("TOKEN=token-2")
  })

  const anyCall = { id: "zoo/feed", effect: "write" } as CompiledCall
  const given = () => ({ signal: new AbortController().signal })
  /** Whether a call of the page gets an answer. */
  async function isAnswered(app: OpenApp): Promise<boolean> {
    let isSettled = false
    void app.context.host.call(anyCall, {}, given()).then(() => (isSettled = true))
    await app.clock.advance(20)
    return isSettled
  }

  it("sends nothing for them from the page of before", async () => {
    const app = await openReplaced()
    const call = vi.spyOn(app.services, "call")
    expect(await isAnswered(app)).toBe(false)
    expect(call).not.toHaveBeenCalled()
    expect(app.left).toEqual(["reload"])
  })

  it("does nothing with an answer that comes after it, also where it says that the session of before has ended", async () => {
    const app = await openWithdrawal()
    vi.spyOn(app.services, "call").mockImplementation(async () => {
      app.services.page.document.cookie = "TOKEN=token-2"
      return { kind: "failed", failure: { outcome: "signed-out" } } as CallResult
    })
    expect(await isAnswered(app)).toBe(false)
    expect(app.left).toEqual(["reload"])
    expect(app.services.page.document.cookie).toContain("TOKEN=token-2")
  })
})
