import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { Properties } from "../../../../src/desk/screen/Properties"
import { openDesk, type OpenDesk } from "../../../support/openDesk"

const list = { file: "inquiry/inquiry.screen.json", pointer: "/body/2" }
let desk: OpenDesk

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
afterEach(cleanup)

it("an item that is added is open, to be filled in; the others stay as they are", async () => {
  desk.store.openScreen("inquiry")
  await desk.store.want(list.file)
  desk.store.select(list)
  render(<Properties store={desk.store} />)
  const rows = () => [...screen.getByRole("group", { name: /^行（\d）$/ }).children].filter(isDetails)
  await userEvent.click(await screen.findByRole("button", { name: "行を加える" }))
  await waitFor(() => expect(rows().map(({ open }) => open)).toEqual([false, false, true]))
  // Somebody who adds several goes on from where they are.
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "行を加える" }))
  await desk.store.history.undo()
})

const isDetails = (element: Element): element is HTMLDetailsElement => element instanceof HTMLDetailsElement
