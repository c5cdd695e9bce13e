import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { observer } from "mobx-react-lite"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { ValueFields } from "../../../src/desk/fields/ValueFields"
import { isFields } from "../../../src/desk/json"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const note = { file: "customer/client_password.screen.json", pointer: "/body/3" }
const amount = { file: "withdrawal/withdrawal.form.json", pointer: "/ui/1" }
let desk: OpenDesk

const Fields = observer(function Fields({ place }: { readonly place: typeof note }) {
  const value = desk.store.valueAt(place)
  return isFields(value) ? <ValueFields store={desk.store} place={place} value={value} /> : null
})
const text = (file: string) => readFileSync(join(desk.copy.root, file), "utf8")
const points = () => (JSON.parse(text(note.file)) as { body: { points?: string[] }[] }).body[3]?.points
const chips = () => (JSON.parse(text(amount.file)) as { ui: { chips?: number[] }[] }).ui[1]?.chips

beforeAll(async () => {
  desk = await openDesk()
  await desk.store.want(note.file)
  await desk.store.want(amount.file)
})
afterAll(() => desk.close())
afterEach(async () => {
  cleanup()
  while (desk.store.history.canUndo) await desk.store.history.undo()
})

it("a point of a note is written, taken out and added without JSON", async () => {
  const before = points()
  render(<Fields place={note} />)
  const second = await screen.findByLabelText("箇条書き 2")
  await userEvent.clear(second)
  await userEvent.type(second, "長くしてください。")
  await waitFor(() => expect(points()).toEqual([before?.[0], "長くしてください。"]))
  await userEvent.click(screen.getByLabelText("箇条書き 1を削除"))
  await waitFor(() => expect(points()).toEqual(["長くしてください。"]))
  await userEvent.click(screen.getByText("箇条書きを加える"))
  await waitFor(() => expect(points()).toEqual(["長くしてください。", "文章を入力してください"]))
})

it("an amount is read as people type it, and what is no number is said and not saved", async () => {
  render(<Fields place={amount} />)
  const first = await screen.findByLabelText("入力を助けるボタン 1")
  await userEvent.clear(first)
  await userEvent.type(first, "２０，０００{Enter}")
  await waitFor(() => expect(chips()).toEqual([20_000, 50_000, 100_000]))
  await userEvent.clear(first)
  await userEvent.type(first, "二万")
  await userEvent.tab()
  await screen.findByText("数字ではないため、まだ保存していません。")
  expect(chips()).toEqual([20_000, 50_000, 100_000])
})
