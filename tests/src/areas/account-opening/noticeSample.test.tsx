import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { openState, type OpenState } from "../../../support/openState"
import { compileShipped, loadModules } from "../../../support/shipped"
import { shippedRoot } from "../../../support/shippedRoot"

let state: OpenState
beforeEach(async () => {
  const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), ["nisa_abolition"])
  state = await openState(modules, "nisa_abolition", "empty")
})
afterEach(() => state.close())

const answered = () =>
  screen.getAllByRole<HTMLInputElement>("radio").flatMap(({ checked }, index) => (checked ? [index] : []))
const sample = () => screen.getByRole("tabpanel").querySelector("[role=img]")?.getAttribute("aria-label")
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))

/** Catalogue 1.41: the pictures are a help, and the kind of notice is a question without a default. */
it("pictures of notices may be looked at without answering which of them it is", async () => {
  await tap(screen.getByRole("tab", { name: "非課税口座廃止通知書" }))
  expect(sample()).toBe("非課税口座廃止通知書の見本")
  await act(() => fireEvent.keyDown(screen.getByRole("tablist"), { key: "ArrowLeft" }))
  expect(sample()).toBe("勘定廃止通知書の見本")
  expect(answered()).toEqual([])
})

it("the picture follows the kind that is chosen, and may be changed again", async () => {
  await tap(screen.getByRole("tab", { name: "勘定廃止通知書" }))
  await tap(screen.getByRole("radio", { name: "非課税口座廃止通知書" }))
  expect(sample()).toBe("非課税口座廃止通知書の見本")
  await tap(screen.getByRole("tab", { name: "勘定廃止通知書" }))
  expect(sample()).toBe("勘定廃止通知書の見本")
  expect(answered()).toEqual([1])
})
