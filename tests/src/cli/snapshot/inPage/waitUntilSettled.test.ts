import { afterEach, expect, it } from "vitest"
import { waitUntilSettled } from "../../../../../src/cli/snapshot/inPage/waitUntilSettled"

afterEach(() => {
  document.documentElement.removeAttribute("data-state")
  document.body.replaceChildren()
})

it("waits for the screen of its state, drawn or not, and for nothing that ran before", async () => {
  let isOver = false
  document.documentElement.dataset["state"] = "lion/hungry"
  const screen = document.createElement("main")
  screen.dataset["settled"] = "true"
  document.body.append(screen)
  const over = waitUntilSettled("lion/fed").then(() => (isOver = true))
  screen.dataset["settled"] = "false"
  document.documentElement.dataset["state"] = "lion/fed"
  // Whoever watches hears of it in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  expect(isOver).toBe(false)
  screen.dataset["settled"] = "true"
  await over
  await waitUntilSettled("lion/fed")
})
