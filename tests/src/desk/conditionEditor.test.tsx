import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { observer } from "mobx-react-lite"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { ConditionsView } from "../../../src/desk/conditions/ConditionsView"
import { ConditionField } from "../../../src/desk/fields/ConditionField"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const file = "account-opening/nationality_check.form.json"
const place = { file, pointer: "/ui/1/when" }
let desk: OpenDesk
let before: string
const text = () => readFileSync(join(desk.copy.root, file), "utf8")
const written = () => (JSON.parse(text()) as { ui: { when: unknown }[] }).ui[1]?.when

const Field = observer(function Field() {
  return (
    <ConditionField store={desk.store} place={place} label="出る条件" name="when" value={desk.store.valueAt(place)} />
  )
})

beforeAll(async () => {
  desk = await openDesk()
  before = text()
  desk.store.openScreen("nationality_check")
  await desk.store.want("account-opening/nationality_check.screen.json")
  await desk.store.want(file)
})
afterAll(() => desk.close())
beforeEach(() => cleanup)
afterEach(async () => {
  while (desk.store.history.canUndo) await desk.store.history.undo()
  expect(text()).toBe(before)
})

it("a comparison is chosen: the value by its name, how, and the answer by its label", async () => {
  render(<Field />)
  const values = screen.getByLabelText<HTMLSelectElement>("見る値")
  expect(values.selectedOptions[0]?.textContent).toBe("国籍（1つめの質問）")
  // Nobody who never saw JSON can tell what a bare path speaks of.
  expect([...values.options].map(({ text: name }) => name).filter((name) => name.startsWith("$"))).toEqual([])
  await userEvent.selectOptions(screen.getByLabelText("くらべる値"), "外国籍")
  await waitFor(() => expect(written()).toEqual({ is: ["$form.nationalityType", "FOREIGN_ONLY"] }))
  await userEvent.selectOptions(screen.getByLabelText("くらべ方"), "が次のどれか")
  await waitFor(() => expect(written()).toEqual({ in: ["$form.nationalityType", ["FOREIGN_ONLY"]] }))
  await userEvent.click(await screen.findByLabelText("日本のみ"))
  await waitFor(() => expect(written()).toEqual({ in: ["$form.nationalityType", ["JAPAN_ONLY", "FOREIGN_ONLY"]] }))
  await screen.findByText("国籍 が 「日本のみ」・「外国籍」 のどれかである")
})

it("a comparison becomes a group, gets another part with a name, and lets it go", async () => {
  render(<Field />)
  await userEvent.selectOptions(screen.getByLabelText("条件の種類"), "次のすべて")
  await userEvent.click(await screen.findByText("条件を加える"))
  await waitFor(() => expect(screen.getAllByLabelText("条件の種類")).toHaveLength(3))
  const [, , second = document.body] = screen.getAllByLabelText("条件の種類")
  await userEvent.selectOptions(second, "名前のある条件")
  await userEvent.selectOptions(await screen.findByLabelText("名前のある条件"), "18歳未満である")
  const first = { is: ["$form.nationalityType", "MULTIPLE"] }
  await waitFor(() => expect(written()).toEqual({ all: [first, { condition: "is-minor" }] }))
  await screen.findByText("国籍 が 「日本と外国（複数国籍）」 である、かつ 18歳未満である")
  await userEvent.click(screen.getAllByText("削除")[1] ?? document.body)
  await waitFor(() => expect(written()).toEqual({ all: [first] }))
  await userEvent.selectOptions(screen.getAllByLabelText("条件の種類")[0] ?? document.body, "値をくらべる")
  await waitFor(() => expect(text()).toBe(before))
})

it("a group is turned into its opposite and keeps what it says", async () => {
  render(<Field />)
  await userEvent.selectOptions(screen.getByLabelText("条件の種類"), "次ではない")
  await screen.findByText("「国籍 が 「日本と外国（複数国籍）」 である」ではない")
  expect(written()).toEqual({ not: { is: ["$form.nationalityType", "MULTIPLE"] } })
})

it("two days are chosen one right after the other, and neither takes the other's place", async () => {
  await desk.store.set(place, { between: ["$ctx.today", "2026-01-01", "2026-01-01"] })
  render(<Field />)
  const [from, until] = screen.getAllByLabelText<HTMLInputElement>("くらべる値")
  if (!from || !until) throw new Error("there are no days")
  expect([from.type, until.type]).toEqual(["date", "date"])
  // Both are left before the page has drawn what came of the first one.
  act(() => {
    for (const [field, day] of [
      [from, "2026-12-10"],
      [until, "2026-12-12"],
    ] as const)
      fireEvent.change(field, { target: { value: day } })
  })
  act(() => {
    fireEvent.blur(from)
    fireEvent.blur(until)
  })
  await waitFor(() => expect(written()).toEqual({ between: ["$ctx.today", "2026-12-10", "2026-12-12"] }))
})

it("the table is shown when it is asked for", async () => {
  render(<Field />)
  await userEvent.click(screen.getByText("答えごとに表で確かめる"))
  const table = await screen.findByRole("table")
  expect([...table.querySelectorAll("tbody tr")].map(({ textContent }) => textContent)).toEqual([
    "日本のみ・外国籍いいえ",
    "日本と外国（複数国籍）はい",
    "（答えていない）決まらない",
  ])
})

it("a condition with a name is found, shows where it is used, and leads there", async () => {
  desk.store.show("conditions")
  render(<ConditionsView store={desk.store} />)
  await userEvent.type(screen.getByLabelText("条件をさがす"), "在留期間に満了日がある")
  await userEvent.click(await screen.findByText("在留期間に満了日がある", { selector: ".d-list__title" }))
  const detail = document.querySelector("[aria-label=条件の内容]")
  expect(detail?.textContent).toContain("在留カードを使う、かつ ")
  await userEvent.click(
    screen.getAllByText(/^口座開設/, { selector: ".d-conditions__uses button" })[0] ?? document.body,
  )
  expect(desk.store.view).not.toBe("conditions")
  expect(desk.store.selected?.file).toContain("account-opening/")
})
