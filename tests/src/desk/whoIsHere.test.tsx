import { cleanup, render, screen } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { Desk } from "../../../src/desk/Desk"
import type { DeskPerson } from "../../../src/domain/proposals"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const person: DeskPerson = { login: "sato", name: "佐藤 花子", roles: ["edit"], isDisabled: false }
let desk: OpenDesk

beforeAll(async () => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings["handleDisabledFileLoadingAsSuccess"] = true
  desk = await openDesk(async (server) => void server.get("/__desk/me", () => ({ person, people: [person] })))
})
afterAll(() => desk.close())
afterEach(cleanup)

it("who is signed in stands over every view", async () => {
  render(<Desk store={desk.store} />)
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("編集デスク")
  await screen.findByText("佐藤 花子")
})
