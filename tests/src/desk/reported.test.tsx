import { cleanup, render, screen } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { readTexts } from "../../../renderer/compiler"
import type { ServedDocuments } from "../../../src/domain/workshop"
import { pastApi } from "../../../src/desk/reported/pastApi"
import { ReportedScreen } from "../../../src/desk/reported/ReportedScreen"
import { screenAt } from "../../../src/desk/reported/screenAt"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const file = "withdrawal/client_withdrawal.screen.json"
const [before, after] = ["いくら出金しますか", "いくらお引き出しですか"]
let desk: OpenDesk
beforeAll(async () => {
  desk = await openDesk(async (_server, root) => {
    const texts = readTexts(root)
    const old = new Map([...texts, [file, texts.get(file)?.replace(before, after) ?? ""] as const])
    return (release) => (release === "rOld" ? Promise.resolve(old) : Promise.reject(new Error("no such release")))
  })
})
afterAll(() => desk.close())
afterEach(cleanup)

it("a screen is found by its address, as a customer reads it or as it is written", () => {
  const routes = {
    "/client/withdraw_select": { screen: "client_withdraw_select", v2: "/client/v2" },
    "/client/v2": { screen: "client_withdraw_select_v2" },
    "/account/open": { flow: "account-opening" },
  }
  const screens = ["client_withdraw_select", "client_withdraw_select_v2", "name_input"]
  const at = (address: string) => screenAt(address, routes, screens)
  expect(at("/client/v2?BACK=1")).toBe("client_withdraw_select_v2")
  expect(at(" https://m.example.jp/client/withdraw_select/ ")).toBe("client_withdraw_select_v2")
  expect(at("/account/open/name_input")).toBe("name_input")
  expect(at("name_input")).toBe("name_input")
  expect([at(""), at("/nowhere"), at("/account/open")]).toEqual([undefined, undefined, undefined])
})

it("a release is read as it was, whatever is edited since, and one screen of it compiled to be drawn", async () => {
  const past = pastApi(desk.store.api, "rOld")
  expect(await past.file(file)).toContain(after)
  expect(await desk.store.api.file(file)).toContain(before)
  expect((await past.tree()).screens).toHaveLength(desk.store.tree.screens.length)
  const { body } = await desk.store.api.get("past/rOld/documents?screen=client_withdrawal")
  const { screens } = body as ServedDocuments
  expect(Object.keys(screens)).toEqual(["client_withdrawal"])
  const module = await desk.store.api.get(`modules/${screens["client_withdrawal"]?.hash}.js`)
  expect(module.status).toBe(200)
  await expect(pastApi(desk.store.api, "rNone").tree()).rejects.toThrow("404 tree")
})

it("the screen at an address is drawn from the release, with what it shows and why", async () => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings["handleDisabledFileLoadingAsSuccess"] = true
  const view = render(
    <ReportedScreen store={desk.store} release="rOld" address="/nowhere">
      {null}
    </ReportedScreen>,
  )
  await screen.findByText("この版に、このアドレスの画面はありません。")
  view.rerender(
    <ReportedScreen store={desk.store} release="rOld" address="client_withdrawal">
      {null}
    </ReportedScreen>,
  )
  const frame = await screen.findByTitle("出金の見え方")
  expect(frame.getAttribute("src")).toMatch(/^\/__states\/client_withdrawal\/normal\?documents=rOld&/)
  await screen.findByText(/^条件で出る部品/)
  expect(document.querySelectorAll(".d-why-screen__part").length).toBeGreaterThan(3)
})
