// @vitest-environment node
import { accountOpeningStore } from "../../../../src/areas/account-opening/AccountOpeningStore"
import { autorun, isObservableProp } from "mobx"
import { describe, expect, it } from "vitest"
import { SessionStore } from "../../../../src/platform/stores/SessionStore"
import { createSafeStorage } from "../../../../src/platform/storage/safeStorage"
import { fakeCookies } from "../../../support/fakeCookies"
import { someStores } from "./someStores"

describe("SessionStore", () => {
  it("reads the cookies", () => {
    const { session } = someStores().stores
    expect([session.hasToken, session.appVersion]).toEqual([true, "3.24.0"])
  })

  it("tells observers when it looks again", () => {
    const { stores, cookies } = someStores()
    const seen: boolean[] = []
    const stop = autorun(() => seen.push(stores.session.hasToken))
    cookies.remove("TOKEN")
    stores.session.refresh()
    stop()
    expect(seen).toEqual([true, false])
  })

  it("keeps what must be forgotten with the customer as it is: nobody watches it", () => {
    expect(isObservableProp(someStores().stores.session, "logOutListeners")).toBe(false)
  })

  it("F24: forgets token, stores and storage before the login opens, without any network", () => {
    const { stores, area, said } = someStores()
    stores.area(accountOpeningStore).setScreenName("name_input")
    stores.area(accountOpeningStore).setDraftVersion(7)
    area.setItem("kamishibai.left-over", "x")
    area.setItem("somebody-else", "y")
    stores.session.onLogOut(() => said.push(`forgotten while signed in: ${stores.session.hasToken}`))
    stores.session.logOut()
    expect(said).toEqual(["forgotten while signed in: false", "login"])
    expect(stores.area(accountOpeningStore).screenName).toBeUndefined()
    expect(stores.area(accountOpeningStore).draftVersion).toBeUndefined()
    expect([area.getItem("kamishibai.left-over"), area.getItem("somebody-else")]).toEqual([null, "y"])
  })

  it("F24: goes on forgetting, and opens the login, when one store cannot", () => {
    const { stores, said, cookies } = someStores()
    stores.session.onLogOut(() => {
      throw new Error("stuck")
    })
    stores.session.onLogOut(() => said.push("second"))
    stores.session.logOut()
    expect(said).toEqual(["second", "login", "log-out-incomplete"])
    expect(cookies.get("TOKEN")).toBeUndefined()
  })

  it("F43: logs out of a browser without storage", () => {
    const said: string[] = []
    const storage = createSafeStorage(() => {
      throw new Error("private mode")
    })
    const cookies = fakeCookies({ TOKEN: "t" })
    const bridge = { login: () => void said.push("login") }
    new SessionStore({ cookies, bridge, storages: [storage], report: ({ code }) => said.push(code) }).logOut()
    expect([said, cookies.get("TOKEN")]).toEqual([["login"], undefined])
  })
})
