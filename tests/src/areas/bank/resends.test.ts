import { fireEvent, within } from "@testing-library/dom"
import { afterEach, expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { openState, type OpenState } from "../../../support/openState"
import { compileShipped, loadModules } from "../../../support/shipped"
import { shippedRoot } from "../../../support/shippedRoot"

const screen = "client_bank_smsauth"
const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), [screen])

let state: OpenState | undefined
afterEach(() => {
  state?.close()
  delete document.documentElement.dataset["went"]
})

it("who has no resend left still enters the code that came", async () => {
  state = await openState(modules, screen, "resend_limit")
  expect(state.container.textContent).toContain("届いている認証コードを入力してください。")
  expect(state.container.textContent).not.toContain("はじめから")
})

it("who has neither a resend nor a code that is good is led to the beginning", async () => {
  state = await openState(modules, screen, "expired_resend_limit")
  expect(state.container.textContent).toContain("時間をおいて、はじめからお手続きください。")
  fireEvent.click(within(state.container).getByRole("button", { name: "はじめからやり直す" }))
  await expect.poll(() => document.documentElement.dataset["went"]).toBe("client_bank")
})
