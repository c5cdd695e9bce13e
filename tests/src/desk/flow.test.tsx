import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { FlowDesk } from "../../../src/desk/flow/FlowDesk"
import { FlowView } from "../../../src/desk/flow/FlowView"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const file = "account-opening/account-opening.flow.json"
let desk: OpenDesk
let before: string
const text = () => readFileSync(join(desk.copy.root, file), "utf8")

beforeAll(async () => {
  desk = await openDesk()
  before = text()
})
afterAll(() => desk.close())
beforeEach(async () => {
  render(<FlowView store={desk.store} flows={new FlowDesk(desk.store)} />)
  await screen.findByTitle("nationality_check")
  return cleanup
})
afterEach(async () => {
  while (desk.store.history.canUndo) await desk.store.history.undo()
  expect(text()).toBe(before)
  desk.store.select(undefined)
})

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}
/** The row of a screen, by the screen's id: roles are slow to find among hundreds of choices. */
const row = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.d-step[title="${id}"]`)
  if (!found) throw new Error(`no row is ${id}`)
  return found
}
const settings = () => find("[aria-label=画面の設定]")
const screensOf = (section: number) =>
  (JSON.parse(text()) as { sections: { steps: { screen: string }[] }[] }).sections[section]?.steps.map(
    (step) => step.screen,
  ) ?? []
const idsInView = () => [...document.querySelectorAll<HTMLElement>(".d-step")].map(({ title }) => title)

it("says where customers are led to by the name of the screen, never by its address", () => {
  const ways = find("[aria-label=入口と出口]").textContent
  expect(ways).toMatch(/画面を入れかえる「口座開設のお申込み」/)
  expect(ways).not.toMatch(/\/[a-z]/)
})

describe("the path of a customer", () => {
  it("is lit by what the customer answered, and each screen that is left out says why", async () => {
    expect(row("residence_check_start").textContent).toContain("「外国籍である」のとき答えしだい")
    expect(row("parentalid_check").textContent).toContain("通らない")
    await userEvent.selectOptions(screen.getByLabelText(/国籍$/), "外国籍")
    expect(row("residence_check_start").textContent).toMatch(/通る$/)
    expect(row("residence_expire_check").textContent).toMatch(/答えしだい$/)
    await userEvent.selectOptions(screen.getByLabelText("カードの持ち主"), "山田 陽菜さま（16歳）")
    expect(row("parentalid_check").textContent).toMatch(/通る$/)
    await userEvent.click(screen.getByText("残りを仮の答えで埋める"))
    expect(find(".d-steps").textContent).not.toContain("答えしだい")

    await userEvent.click(screen.getByLabelText(/旧姓/))
    await userEvent.click(row("former_name_input"))
    expect(find("[aria-label=通る理由、通らない理由]").textContent).toContain("いいえ旧姓がある")
    await userEvent.click(screen.getByText("消す"))
    await userEvent.selectOptions(screen.getByLabelText("カードの持ち主"), "山田 花子さま（34歳）")
  })
})

describe("the order", () => {
  it("is changed from the keyboard, also into the next section, and taken back byte by byte", async () => {
    await userEvent.click(row("auth_code"))
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
    await waitFor(() => expect(screensOf(0)).toEqual(["mail_auth", "agreement_one", "auth_code", "agreement_two"]))
    expect(idsInView().slice(0, 3)).toEqual(["mail_auth", "agreement_one", "auth_code"])
    expect(document.activeElement).toBe(row("auth_code"))
    await userEvent.keyboard("{ArrowDown}{Alt>}{ArrowDown}{/Alt}")
    await waitFor(() => expect(screensOf(1).slice(0, 2)).toEqual(["agreement_two", "nfc_check"]))
    expect(screensOf(0)).toEqual(["mail_auth", "agreement_one", "auth_code"])
    await waitFor(() => expect(document.activeElement).toBe(row("agreement_two")))
  })

  it("is changed once for every press of a key, however quickly they come", async () => {
    await userEvent.click(row("agreement_two"))
    for (let press = 0; press < 3; press += 1)
      fireEvent.keyDown(row("agreement_two"), { key: press === 1 ? "ArrowDown" : "ArrowUp", altKey: true })
    fireEvent.keyDown(row("agreement_two"), { key: "ArrowUp", altKey: true })
    await waitFor(() => expect(screensOf(0)).toEqual(["mail_auth", "agreement_two", "auth_code", "agreement_one"]))
    expect(desk.store.history.refusal).toBeUndefined()
  })

  it("is changed by dragging a screen before another one", async () => {
    const from = row("job_category").closest("li")
    const to = row("nisa_open").closest("li")
    if (!from || !to) throw new Error("no rows")
    fireEvent.dragStart(from, { dataTransfer: {} })
    fireEvent.dragOver(to, { clientY: -1 })
    expect(to.dataset["drop"]).toBe("before")
    fireEvent.drop(to)
    await waitFor(() => expect(screensOf(2).slice(0, 3)).toEqual(["customer_info", "job_category", "nisa_open"]))
    expect(to.dataset["drop"]).toBeUndefined()
  })

  it("takes in a screen that is there and lets one go", async () => {
    await userEvent.click(row("phone_number"))
    await userEvent.selectOptions(screen.getByLabelText("この後に画面を入れる"), "client_withdrawal")
    expect(screensOf(1)).not.toContain("client_withdrawal")
    await userEvent.click(screen.getByRole("button", { name: "この後に画面を入れる：入れる" }))
    await waitFor(() => expect(screensOf(1)).toContain("client_withdrawal"))
    expect(screensOf(1)[screensOf(1).indexOf("client_withdrawal") - 1]).toBe("phone_number")
    expect(settings().textContent).toContain("出金")
    await userEvent.click(row("phone_number"))
    await userEvent.keyboard("{Delete}")
    await waitFor(() => expect(screensOf(1)).not.toContain("phone_number"))
  })

  it("tells what is wrong beside the screen, and mends it", async () => {
    await userEvent.click(row("residence_check_start"))
    await desk.store.set({ file, pointer: "/sections/1/steps/4/when" }, { condition: "is-foreign-nationl" })
    await waitFor(() => expect(row("residence_check_start").textContent).toContain("問題 1"))
    await userEvent.click(screen.getByText("直す"))
    await waitFor(() => expect(text()).toBe(before))
  })
})

it("entries, returns and exits lead to their screens", async () => {
  expect(screen.getByTitle("AFTER_LIQUID_1").textContent).toBe("お名前についての確認")
  await userEvent.click(within(find("[aria-label=入口と出口]")).getByText("国籍の確認"))
  expect(settings().textContent).toContain("「お申込みいただけない」で、ここから流れの外へ出ます")
  await userEvent.click(within(settings()).getByText("入口と出口", { selector: "button" }))
  find("[aria-label=入口と出口]")
})
