import { afterEach, expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { parseStateAddress } from "../../../../src/app/statePages/stateAddress"
import { openState, type OpenState } from "../../../support/openState"
import { compileShipped, loadModules } from "../../../support/shipped"
import { shippedRoot } from "../../../support/shippedRoot"

const screen = "client_withdrawal"
const call = "legacy/withdrawal"
const history = "client_trades"
const sms = "client_bank_smsauth"
const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), [screen, history, sms])

let state: OpenState | undefined
afterEach(() => {
  state?.close()
  delete document.documentElement.dataset["went"]
})

it("an address says how calls end instead of as the sample says", () => {
  const search = `?answer=${encodeURIComponent(`${call}:offline`)}&answer=zoo%2Ffeed%3Afull`
  expect(parseStateAddress({ pathname: `/__states/${screen}/normal`, search }).answers).toEqual({
    [call]: "offline",
    "zoo/feed": "full",
  })
})

it("the state is drawn with that end: where it leads, or what it shows", async () => {
  state = await openState(modules, screen, "normal", { answers: { [call]: "offline" } })
  expect(document.documentElement.dataset["went"]).toBe("/error")
  state.close()
  state = await openState(modules, screen, "normal", { answers: { [call]: "zero" } })
  expect(state.container.textContent).toContain("現在、出金できる金額はありません")
})

it("a code says something else each time where its call names what: the tries that are left", async () => {
  for (const left of [4, 3, 1]) {
    state = await openState(modules, sms, `wrong_${String(left)}_left`)
    expect(state.container.textContent).toContain(`（残り${String(left)}回）`)
    state.close()
  }
  state = undefined
})

it("a sample says how a call ends after its first answer: the next page is on its way, or does not come", async () => {
  state = await openState(modules, history, "paging_loading")
  expect(state.container.querySelectorAll(".k-more[aria-busy=true] button[aria-disabled=true]")).toHaveLength(1)
  expect(state.container.textContent).toContain("サンプルテック")
  state.close()
  state = await openState(modules, history, "paging_failed")
  expect(state.container.querySelectorAll(".k-more [role=alert]")).toHaveLength(1)
  expect(state.container.textContent).toContain("サンプルテック")
})
