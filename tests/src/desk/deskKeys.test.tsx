import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { Desk } from "../../../src/desk/Desk"
import { MoveButtons } from "../../../src/desk/parts/MoveButtons"
import { openDesk, type OpenDesk } from "../../support/openDesk"

let desk: OpenDesk
beforeAll(async () => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings["handleDisabledFileLoadingAsSuccess"] = true
  desk = await openDesk()
})
afterAll(() => desk.close())
afterEach(cleanup)

it("keys of a word that is being composed are not those of the desk", async () => {
  render(<Desk store={desk.store} />)
  const composing = new KeyboardEvent("keydown", { key: "k", ctrlKey: true })
  Object.defineProperty(composing, "isComposing", { value: true })
  fireEvent(window, composing)
  expect(screen.queryByRole("dialog")).toBe(null)
  fireEvent.keyDown(window, { key: "k", ctrlKey: true })
  expect(await screen.findByRole("combobox", { name: /画面、文章/ })).toBeTruthy()
})

it("Ctrl+Z takes back a box that was ticked, and in a text is the browser's own", () => {
  render(<Desk store={desk.store} />)
  const undo = vi.spyOn(desk.store.history, "undo").mockResolvedValue()
  const box = Object.assign(document.createElement("input"), { type: "checkbox" })
  const text = document.createElement("input")
  screen.getByRole("main").append(box, text)
  fireEvent.keyDown(text, { key: "z", ctrlKey: true })
  expect(undo).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: "z", ctrlKey: true })
  expect(undo).toHaveBeenCalledOnce()
  box.remove()
  text.remove()
  undo.mockRestore()
})

it("what takes back keeps the keyboard when there is nothing left to take back", () => {
  render(<Desk store={desk.store} />)
  const now = screen.getByRole<HTMLButtonElement>("button", { name: "元に戻す" })
  expect([now.disabled, now.getAttribute("aria-disabled")]).toEqual([false, "true"])
})

it("up and down do nothing at the ends of a list, and can be reached there", () => {
  const move = vi.fn()
  render(<MoveButtons index={0} length={2} onMove={move} />)
  const [up, down] = screen.getAllByRole<HTMLButtonElement>("button")
  expect([up?.disabled, up?.getAttribute("aria-disabled"), down?.getAttribute("aria-disabled")]).toEqual([
    false,
    "true",
    "false",
  ])
  for (const button of [up, down]) if (button) fireEvent.click(button)
  expect(move.mock.calls).toEqual([[1]])
})
