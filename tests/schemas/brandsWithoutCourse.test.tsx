import { afterAll, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

const screens = ["client_trades_today", "history_realized_profit_detail"]
const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), screens)

let state: OpenState | undefined
afterAll(() => state?.close())

it.each([
  ["client_trades_today", "unflagged", "1399 東証"],
  ["client_trades_today", "unflagged", "SMPT NASDAQ"],
  ["client_trades_today", "normal", "1399 日本ETF"],
  ["history_realized_profit_detail", "unflagged", "1399 日本ETF"],
  ["history_realized_profit_detail", "unflagged_unknown_brand", "1399 東証"],
])("a brand of %s whose answer does not say whether it is an ETF (%s) is not called a share: %s", async (...row) => {
  const [screen, sample, label] = row
  state?.close()
  state = await openState(modules, screen, sample)
  expect(state.container.textContent).toContain(label)
  expect(state.container.textContent).not.toContain("日本株")
})
