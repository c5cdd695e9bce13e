import { afterEach, describe, expect, it } from "vitest"
import { observePage } from "../../../src/app/observePage"
import { broughtBy } from "../../support/app/openAs"
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
  expect(document.body.textContent).toBe("ログインが必要です続けるには、ログインしてください。ログインする戻る")
  expect(await app.until(() => document.title === "ログインが必要です")).toBe(true)
  expect(app.left).toEqual([app.schemes["login"]])
  app.container.querySelector("button")?.click()
  expect(app.left).toEqual([app.schemes["login"], app.schemes["login"]])
  app.context.navigator.back()
  await app.clock.advance(20)
  expect(document.body.textContent).not.toMatch(/\d円/)
})

it("who has to log in first stands at the heading that says so, also where no page was on view before", async () => {
  const { app: sandbox } = await openTestbed()
  const visitor = await visit(sandbox, "active-investor")
  const app = await openShipped("/client/withdrawal?type=1", serveSandbox(visitor))
  open.push(app)
  expect(await app.until(() => document.title === "ログインが必要です")).toBe(true)
  await app.clock.advance(20)
  expect(document.activeElement?.tagName).toBe("H1")
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

describe("who browses without a login and comes to what needs one", () => {
  const browse = async (...path: readonly string[]) => {
    const visitor = await visit((await openTestbed()).app, "demo-visitor")
    const app = await openShipped("/search", broughtBy(visitor, "3.24.0"))
    open.push(app)
    expect(await whileServed(app, () => isSettled(app, "search"))).toBe(true)
    for (const to of path) {
      app.context.navigator.go(to)
      await app.clock.advance(20)
    }
    expect(await app.until(() => document.title === "ログインが必要です")).toBe(true)
    return app
  }

  it.each([
    ["the device's own back", () => window.history.back()],
    ["the page's own back", () => [...document.querySelectorAll("button")].at(-1)?.click()],
  ])("gets back to where the way led from, by %s", async (_, goBack) => {
    const app = await browse("/documents")
    expect(app.left).toEqual([app.schemes["login"]])
    goBack()
    expect(await whileServed(app, () => app.left.at(-1) === "reload")).toBe(true)
    expect(window.location.pathname).toBe("/search")
  })

  it("is asked again where the way back leads to what needs a login, too", async () => {
    const app = await browse("/documents", "/client/bank")
    window.history.back()
    expect(await whileServed(app, () => app.left.length === 3)).toBe(true)
    expect(app.left).toEqual(Array.from({ length: 3 }, () => app.schemes["login"]))
  })
})

describe("a customer who comes back to the page", () => {
  const ends: (() => void)[] = []
  afterEach(() => {
    for (const end of ends.splice(0)) end()
    Reflect.deleteProperty(document, "visibilityState")
  })
  const openObserved = async () => {
    const app = await openWithdrawal()
    ends.push(observePage(app.services))
    return app
  }
  const become = (state: "hidden" | "visible") => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state })
    document.dispatchEvent(new Event("visibilitychange"))
  }

  it("whom the host logged out meanwhile sees nothing of before, also without a network", async () => {
    const app = await openObserved()
    app.services.stores.context.setOnline(false)
    expect(document.body.textContent).toMatch(/\d円/)
    become("hidden")
    app.services.page.document.cookie = "TOKEN=; max-age=0"
    become("visible")
    await app.clock.advance(20)
    expect(document.body.textContent).toBe("ログインが必要です続けるには、ログインしてください。ログインする戻る")
    expect(app.left).toEqual([app.schemes["login"]])
  })

  it("and is another one gets a page of their own", async () => {
    const app = await openObserved()
    become("hidden")
    app.services.page.document.cookie = "TOKEN=token-of-another"
    become("visible")
    expect(app.left).toEqual(["reload"])
  })

  it("as the same finds all as it was", async () => {
    const app = await openObserved()
    become("hidden")
    become("visible")
    await app.clock.advance(20)
    expect(document.body.textContent).toMatch(/\d円/)
    expect(app.left).toEqual([])
  })
})
