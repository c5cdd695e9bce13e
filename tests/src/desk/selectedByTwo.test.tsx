import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { DeskStore } from "../../../src/desk/DeskStore"
import { Properties } from "../../../src/desk/screen/Properties"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const file = "account-opening/asset_selection.form.json"
const place = { file, pointer: "/ui/1" }
let desk: OpenDesk
let colleague: DeskStore
let labels: readonly string[]

const labelsOf = (store: DeskStore) =>
  (store.valueAt({ file, pointer: "/ui" }) as readonly { readonly label: string }[]).map(({ label }) => label)
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "ラベル" })

beforeAll(async () => {
  desk = await openDesk()
  colleague = new DeskStore(desk.store.api)
  await colleague.open()
})
afterAll(() => desk.close())
beforeEach(async () => {
  const { store } = desk
  for (const one of [store, colleague]) await one.want(file)
  store.openScreen("asset_selection")
  store.select(place)
  labels = labelsOf(store)
  render(<Properties store={store} />)
  await screen.findByRole("textbox", { name: "ラベル" })
})
afterEach(async () => {
  cleanup()
  desk.copy.restore()
  for (const { history } of [desk.store, colleague]) {
    history.dismissRefusal()
    history.forgetLost()
    history.undoSteps = []
  }
  await waitFor(() => {
    for (const store of [desk.store, colleague]) expect(labelsOf(store)).toEqual(labels)
  })
})

it("what is typed goes to the question that is selected, also where somebody else moves it meanwhile", async () => {
  await userEvent.type(field(), "一")
  await waitFor(() => expect(labelsOf(colleague)[1]).toBe(`${labels[1]}一`))
  const before = field()
  await colleague.move(place, -1)
  await waitFor(() => expect(desk.store.selected?.pointer).toBe("/ui/0"))
  // Who types does not lose the keyboard.
  expect([field(), document.activeElement]).toEqual([before, before])
  await userEvent.keyboard("二")
  await waitFor(() => expect(labelsOf(desk.store).slice(0, 2)).toEqual([`${labels[1]}一二`, labels[0]]))
  expect(desk.store.history.refusal).toBeUndefined()
})

it("what is on its way when somebody else moves the question is written where it is by then", async () => {
  const moved = colleague.move(place, -1)
  const written = desk.store.set({ file, pointer: "/ui/1/label" }, "新しい言葉")
  await Promise.all([moved, written])
  await waitFor(() => expect(labelsOf(colleague).slice(0, 2)).toEqual(["新しい言葉", labels[0]]))
  expect([desk.store.history.clash, desk.store.history.refusal]).toEqual([undefined, undefined])
})

it("what is typed for a question that somebody else takes out is said, and written into no other", async () => {
  const removed = colleague.remove(place)
  const written = desk.store.set({ file, pointer: "/ui/1/label" }, "新しい言葉")
  await Promise.all([removed, written])
  await waitFor(() => expect(labelsOf(desk.store)).toEqual(labels.filter((_, index) => index !== 1)))
  expect(desk.store.history.clash).toBeUndefined()
  expect(desk.store.history.lost).toEqual([
    "変えようとした所は、ほかの人が別の所に移したか、取り除いたため、保存できませんでした。入力した内容：「新しい言葉」",
  ])
  expect(desk.store.selected).toBeUndefined()
})

it("a word that is being composed when its question is taken out is said, and written into no other", async () => {
  field().focus()
  field().value = `${labels[1]}かな`
  fireEvent(field(), new InputEvent("input", { isComposing: true, bubbles: true }))
  expect(labelsOf(colleague)).toEqual(labels)
  await colleague.remove(place)
  await waitFor(() => expect(desk.store.selected).toBeUndefined())
  await waitFor(() => expect(desk.store.history.lost.join()).toContain(`入力した内容：「${labels[1]}かな」`))
  await waitFor(() => expect(labelsOf(desk.store)).toEqual(labels.filter((_, index) => index !== 1)))
  expect(labelsOf(colleague)).toEqual(labels.filter((_, index) => index !== 1))
})

it("what is typed into a field that is not drawn anew yet goes to its question", async () => {
  const { store } = desk
  const shownIn = store.document(file)
  await colleague.move(place, -1)
  await waitFor(() => expect(labelsOf(store)[0]).toBe(labels[1]))
  await store.setNewest({ file, pointer: "/ui/1/label" }, () => ({ value: "新しい言葉", seen: labels[1] }), { shownIn })
  expect(labelsOf(store).slice(0, 2)).toEqual(["新しい言葉", labels[0]])
})

it("is the same question where its file was no JSON for a moment and has another order after it", async () => {
  const { store, copy } = desk
  const { ui, ...form } = store.document(file) as { readonly ui: readonly unknown[] }
  const [first, second, ...others] = ui
  copy.write(file, "no document")
  await waitFor(() => expect(store.document(file)).toBeUndefined())
  copy.write(file, { ...form, ui: [second, first, ...others] })
  await waitFor(() => expect(store.selected?.pointer).toBe("/ui/0"))
})

it("of what waits to be saved it is said that its question is gone, and it is written into no other", async () => {
  const { store } = desk
  const edit = { file, pointer: "/ui/1/label", op: "set", value: "新しい言葉", seen: labels[1] ?? "" } as const
  store.history.waiting = [[edit]]
  await colleague.remove(place)
  await waitFor(() => expect(store.history.lost.join()).toContain("入力した内容：「新しい言葉」"))
  expect([store.history.waiting, store.history.clash]).toEqual([[], undefined])
})

it("is selected no more, and it is said, where somebody else takes it out", async () => {
  await colleague.remove(place)
  await waitFor(() => expect(desk.store.selected).toBeUndefined())
  expect(desk.store.history.refusal).toBe("選んでいた所は、ほかの人が別の所に移したか、取り除きました。")
})
