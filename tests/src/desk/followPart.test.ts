import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import type { PointerEdit } from "../../../renderer/editing"
import type { QuestionMoves } from "../../../src/domain/questionMoves"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const asset = "account-opening/asset_selection.form.json"
const income = "account-opening/income_selection.form.json"
let desk: OpenDesk

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
afterEach(async () => {
  while (desk.store.history.canUndo) await desk.store.history.undo()
})

/** The name of the question that is selected, and where it stands. */
const selected = () => {
  const { selected: place, screenId } = desk.store
  const value = place && desk.store.valueAt(place)
  return [screenId, place?.pointer, (value as { readonly field?: string } | undefined)?.field]
}

it("a question goes back to its place, selected, and forth again", async () => {
  const { store } = desk
  store.openScreen("asset_selection")
  await store.want(asset)
  store.select({ file: asset, pointer: "/ui/1" })
  await store.move({ file: asset, pointer: "/ui/1" }, -1)
  expect(selected()).toEqual(["asset_selection", "/ui/0", "fundNature"])
  await store.history.undo()
  expect(selected()).toEqual(["asset_selection", "/ui/1", "fundNature"])
  await store.history.redo()
  expect(selected()).toEqual(["asset_selection", "/ui/0", "fundNature"])
})

it("a question that was moved to another screen is looked at where it is asked again", async () => {
  const { store } = desk
  store.openScreen("asset_selection")
  await Promise.all([asset, income].map((file) => store.want(file)))
  const { body } = await store.api.get(`questions/moves?${new URLSearchParams({ file: asset, pointer: "/ui/1" })}`)
  const target = (body as QuestionMoves<PointerEdit>).targets.find(({ file }) => file === income)
  await store.edit(target?.edits ?? [])
  store.openScreen("income_selection")
  store.select({ file: income, pointer: "/ui/2" })
  expect(selected()).toEqual(["income_selection", "/ui/2", "fundNature"])
  await store.history.undo()
  expect(selected()).toEqual(["asset_selection", "/ui/1", "fundNature"])
  await store.history.redo()
  expect(selected()).toEqual(["income_selection", "/ui/2", "fundNature"])
})

it("what was added and is taken back is selected no more; what is only said otherwise stays", async () => {
  const { store } = desk
  const file = "account-opening/asset_selection.screen.json"
  const place = { file, pointer: "/body/2" }
  store.openScreen("asset_selection")
  await store.want(file)
  await store.edit([{ ...place, op: "insert", value: { widget: "text", text: "案内" } }])
  store.select(place)
  await store.set({ file, pointer: "/body/2/text" }, "別の案内")
  await store.history.undo()
  expect(store.selected).toEqual(place)
  await store.history.undo()
  expect(store.selected).toBeUndefined()
})
