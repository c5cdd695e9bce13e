import { expect, it, vi } from "vitest"
import { createRoot } from "../../../src/preact"

it("tells of what nothing on the page has caught, and leaves nothing of the page", async () => {
  const container = document.createElement("div")
  const told: unknown[] = []
  const Broken = () => {
    throw new Error("no way to draw")
  }
  createRoot(container, (error) => told.push(error)).render(
    <main>
      <Broken />
    </main>,
  )
  await vi.waitFor(() => expect(told.map(String)).toEqual(["Error: no way to draw"]))
  expect(container.innerHTML).toBe("")
})
