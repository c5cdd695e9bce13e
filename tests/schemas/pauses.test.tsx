import { screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState } from "../support/openState"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

afterEach(() => void vi.useRealTimers())

/** Catalogue 1.40: once per ten minutes. */
it("lets the mail to a parent be sent again after ten minutes, on the same page", async () => {
  const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)))
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  const state = await openState(modules, "under_screening_details", "resent_toast")
  const isOff = () =>
    screen.getByRole("button", { name: "確認メールを再送する" }).getAttribute("aria-disabled") === "true"
  expect(isOff()).toBe(true)
  await vi.advanceTimersByTimeAsync(580_000)
  expect(isOff()).toBe(true)
  await vi.advanceTimersByTimeAsync(21_000)
  await vi.waitUntil(() => !isOff(), { timeout: 120_000 })
  state.close()
})
