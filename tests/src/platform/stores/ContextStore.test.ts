// @vitest-environment node
import { describe, expect, it } from "vitest"
import { someStores } from "./someStores"

describe("ContextStore", () => {
  it("holds everything that documents may know as properties of its own", () => {
    const { context } = someStores().stores
    const names = [
      "platform",
      "environment",
      "appVersion",
      "hasToken",
      "online",
      "today",
      "now",
      "nfcAvailable",
      "hosted",
      "theme",
      "orientation",
      "path",
      "previousPath",
      "hasHistory",
      "fromArea",
    ]
    expect(names.filter((name) => !Object.hasOwn(context, name))).toEqual([])
    expect(context).toMatchObject({ platform: "ios", environment: "app", appVersion: "3.24.0", hasToken: true })
  })

  it("remembers where the customer came from", () => {
    const { context } = someStores().stores
    context.setLocation("/account/open/name_input", false)
    context.setLocation("/maintenance", true)
    context.setLocation("/maintenance", true)
    expect(context).toMatchObject({
      path: "/maintenance",
      previousPath: "/account/open/name_input",
      hasHistory: true,
      fromArea: "account-open",
    })
    context.setLocation("/error", true)
    expect(context.fromArea).toBe("other")
  })

  it("remembers the address of the page before, and none where the app began", () => {
    const { context } = someStores().stores
    context.setLocation("/portfolio/deposits", false, "?type=in")
    expect(context.previousAddress).toBe("")
    context.setLocation("/portfolio/deposits", false, "?type=out")
    context.setLocation("/error", false)
    expect(context.previousAddress).toBe("/portfolio/deposits?type=out")
  })

  it("sees on the next move that a token is gone", () => {
    const { stores, cookies } = someStores()
    cookies.remove("TOKEN")
    stores.context.setLocation("/client/bank", true)
    expect(stores.context.hasToken).toBe(false)
  })

  it("follows the connection, the theme and how the phone is held", () => {
    const { context } = someStores().stores
    context.setOnline(false)
    context.setTheme("dark")
    context.setOrientation("landscape")
    expect(context).toMatchObject({ online: false, theme: "dark", orientation: "landscape" })
  })
})
