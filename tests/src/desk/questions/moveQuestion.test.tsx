import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { errorsOf } from "../../../../src/cli/problemsOf"
import { ChangesView } from "../../../../src/desk/changes/ChangesView"
import { Properties } from "../../../../src/desk/screen/Properties"
import { openDesk, type OpenDesk } from "../../../support/openDesk"

const income = "account-opening/income_selection.form.json"
const focus = "account-opening/investment_focus.form.json"
const files = [income, focus, ...[income, focus].map((file) => file.replace(".form.", ".screen."))]
let desk: OpenDesk

const texts = () => files.map((file) => readFileSync(join(desk.copy.root, file), "utf8"))
const settings = () => within(screen.getByRole("region", { name: "設定" }))
const open = async (id: string, pointer: string) => {
  const place = { file: `account-opening/${id}.form.json`, pointer }
  desk.store.openScreen(id)
  await desk.store.want(place.file)
  desk.store.select(place)
  render(<Properties store={desk.store} />)
  await userEvent.click(await settings().findByText("別の画面に移す"))
}
/** Moves the yearly income to the screen before. */
const moveIncome = async () => {
  await open("income_selection", "/ui/0")
  await userEvent.selectOptions(await settings().findByLabelText("移す先の画面"), focus)
  settings().getByText(/答えは、いまと同じ通信で送られます。/)
  await userEvent.click(settings().getByRole("button", { name: "この画面に移す" }))
  await waitFor(() => expect(desk.store.selected).toEqual({ file: focus, pointer: "/ui/4" }))
}

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
afterEach(async () => {
  cleanup()
  while (desk.store.history.canUndo) await desk.store.history.undo()
})

describe("a question of a form", () => {
  it("is moved to another screen, which is opened with it, and one step takes it back", async () => {
    const before = texts()
    await moveIncome()
    expect(desk.store.screenId).toBe("investment_focus")
    expect(desk.store.valueAt({ file: focus, pointer: "/ui/4/field" })).toBe("annualIncome")
    expect(await errorsOf(desk.copy.root)).toEqual([])
    await desk.store.history.undo()
    expect(texts()).toEqual(before)
    expect(desk.store.history.canUndo).toBe(false)
  })

  it("that was moved is one change in one sentence, with one way back", async () => {
    const before = texts()
    await moveIncome()
    cleanup()
    await waitFor(() => expect(desk.store.changes).toHaveLength(1))
    render(<ChangesView store={desk.store} />)
    screen.getByText(/^「.+」の入力フォームから入力欄「.+」を「.+」の入力フォームへ移動$/)
    await userEvent.click(screen.getByRole("button", { name: "前に戻す" }))
    await waitFor(() => expect(texts()).toEqual(before))
  })

  it("moves with those that it needs, which are told before; it stays selected, and one step takes it back, or one press among the changes", async () => {
    const other = "account-opening/other_name_input_2.form.json"
    const phone = "account-opening/phone_number.form.json"
    const both = () => [other, phone].map((file) => readFileSync(join(desk.copy.root, file), "utf8"))
    const before = both()
    await desk.store.want(other)
    const { ui } = desk.store.document(other) as { ui: readonly { field?: string }[] }
    const index = ui.findIndex(({ field }) => field === "otherName2LastName")
    await open("other_name_input_2", `/ui/${index}`)
    await settings().findByText(/離すと誤りになるため、いっしょに移ります。/)
    settings().getByRole("button", { name: "名（ミドルネームを含む）" })
    await userEvent.selectOptions(settings().getByLabelText("移す先の画面"), phone)
    await userEvent.click(settings().getByRole("button", { name: "2問をこの画面に移す" }))
    await waitFor(() => expect(desk.store.selected).toEqual({ file: phone, pointer: "/ui/3" }))
    expect(desk.store.valueAt({ file: phone, pointer: "/ui/3/field" })).toBe("otherName2LastName")
    cleanup()
    await waitFor(() => expect(desk.store.changes).toHaveLength(1))
    const moved = both()
    await desk.store.history.undo()
    expect(both()).toEqual(before)
    await desk.store.history.redo()
    expect(both()).toEqual(moved)
    await waitFor(() => expect(desk.store.changes).toHaveLength(1))
    render(<ChangesView store={desk.store} />)
    screen.getByText(
      /入力フォームから入力欄「姓」、入力欄「名（ミドルネームを含む）」の2問を「.+」の入力フォームへいっしょに移動$/,
    )
    await userEvent.click(screen.getByRole("button", { name: "前に戻す" }))
    await waitFor(() => expect(both()).toEqual(before))
  })

  it("says who is asked from then on, where customers get to the other screen under a condition", async () => {
    await open("income_selection", "/ui/0")
    const target = "account-opening/stock_trading_experience.form.json"
    await userEvent.selectOptions(await settings().findByLabelText("移す先の画面"), target)
    settings().getByText(
      /「株式の経験がある」のときだけ通る画面です。通らないお客さまには、この質問を聞かなくなります。/,
    )
  })

  it("is not offered screens where something would be wrong, and it is said what", async () => {
    await open("investment_experience", "/ui/0")
    await settings().findByText(/この質問の答えは、同じ画面の次の所などで使われているため、まだ移せません。/)
    cleanup()
    await open("asset_selection", "/ui/1")
    const offered = [...(await settings().findByLabelText("移す先の画面")).querySelectorAll("option")]
    expect(offered.map(({ value }) => value)).not.toContain("account-opening/job_category.form.json")
    await userEvent.click(settings().getByText(/^移せない画面と、そのわけ（\d+）$/))
    expect(settings().getAllByText(/いまの通信は、この質問の答えによって断ることがあります。/).length).toBeGreaterThan(
      0,
    )
  })

  it("stays where its answer would go somewhere else, and it is said why", async () => {
    const before = texts()
    await open("agreement_one", "/ui/1")
    await settings().findByText(/この質問の答えを、同じ所に送って預かる画面が、この流れにほかにありません。/)
    expect(texts()).toEqual(before)
  })
})
