import { afterAll, expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { openState, type OpenState } from "../../../support/openState"
import { compileShipped, loadModules } from "../../../support/shipped"
import { shippedRoot } from "../../../support/shippedRoot"

const screens = ["history_country_trades", "history_realized_profit_detail"]
const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), screens)

let state: OpenState | undefined
afterAll(() => state?.close())

it.each(screens)("the table of %s says for how many units the price of a fund is", async (screen) => {
  state?.close()
  state = await openState(modules, screen, "landscape_fund")
  expect(state.container.querySelector("tbody tr")?.textContent).toMatch(/円（1万口あたり）/)
})
