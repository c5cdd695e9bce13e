import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { screenOf } from "../../../src/desk/names/screenOf"
import { lookAt } from "../../../src/desk/words/lookAt"
import { WordsView } from "../../../src/desk/words/WordsView"
import { openDesk, type OpenDesk } from "../../support/openDesk"

let desk: OpenDesk
beforeAll(async () => {
  desk = await openDesk()
})
afterEach(cleanup)
afterAll(() => desk.close())

const searched = "お問い合わせください"

it("a word is replaced where it is ticked, each with what it would say, and nowhere else", async () => {
  const { store } = desk
  store.show("words")
  await waitFor(() => expect(store.texts.length).toBeGreaterThan(0))
  const hits = store.texts.filter(({ text }) => text.includes(searched))
  expect(hits.length).toBeGreaterThan(2)
  render(<WordsView store={store} />)
  expect(screen.queryAllByRole("checkbox")).toHaveLength(0)
  fireEvent.change(screen.getByRole("searchbox", { name: "さがす" }), { target: { value: searched } })
  fireEvent.change(screen.getByRole("textbox", { name: "置きかえる文" }), { target: { value: "ご連絡ください" } })
  const ticks = screen.getAllByRole<HTMLInputElement>("checkbox")
  expect(ticks.map(({ checked }) => checked)).toEqual(hits.map(() => true))
  expect(ticks[0]?.closest("label")?.textContent).toBe(hits[0]?.text.replaceAll(searched, "ご連絡ください"))
  if (ticks[0]) fireEvent.click(ticks[0])
  fireEvent.click(screen.getByRole("button", { name: `${hits.length - 1}か所を置きかえる` }))
  await waitFor(() => expect(store.history.canUndo).toBe(true))
  await store.readTexts()
  expect(store.texts.filter(({ text }) => text.includes(searched))).toEqual([hits[0]])
  await store.history.undo()
  await store.readTexts()
  expect(store.texts.filter(({ text }) => text.includes(searched))).toEqual(hits)
})

it("what is made up for tests and pictures is no text of customers", () => {
  const made = desk.store.texts.filter(({ pointer }) => /\/(samples?|testModel)\//.test(pointer))
  expect(made).toEqual([])
  expect(desk.store.texts.some(({ file }) => file.endsWith(".flow.json"))).toBe(true)
})

it("a text that is chosen has its screen in the picture, and the part it stands in", () => {
  const { store } = desk
  const place = { file: "withdrawal/client_withdrawal.screen.json", pointer: "/body/1/text" }
  lookAt(store, place)
  expect([store.view, store.screenId, store.selected]).toEqual(["words", "client_withdrawal", place])
  lookAt(store, { file: "messages.json", pointer: "/messages/required" })
  expect(screenOf(store, { file: "messages.json", pointer: "" })).toBeUndefined()
  expect(store.screenId).toBe("client_withdrawal")
})

it("the words of options that come from a table of codes stand there once, and have a screen that offers them", async () => {
  const { store } = desk
  const place = { file: "codes/experienced-product.codes.json", pointer: "/codes/2/label" }
  await store.readTexts()
  const found = store.texts.filter(({ text }) => text === "債券")
  expect(found.map(({ file, pointer }) => ({ file, pointer }))).toContainEqual(place)
  expect(found.filter(({ file }) => file.endsWith(".form.json"))).toEqual([])
  lookAt(store, place)
  expect([store.screenId, store.selected]).toEqual(["investment_experience", place])
  const option = { kind: "option", question: "investment_experience-experiencedProducts", index: 2, label: "債券" }
  expect(await store.api.partsOf(place)).toEqual([option])
})
