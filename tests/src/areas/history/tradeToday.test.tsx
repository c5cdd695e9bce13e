import { afterAll, expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { openState, type OpenState } from "../../../support/openState"
import { compileShipped, loadModules } from "../../../support/shipped"
import { shippedRoot } from "../../../support/shippedRoot"

const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), ["client_trades_today"])

let state: OpenState | undefined
afterAll(() => state?.close())

/** What the half-sheet of a sample says, as label and value. */
async function rowsOf(sample: string): Promise<Readonly<Record<string, string | undefined>>> {
  state?.close()
  state = await openState(modules, "client_trades_today", sample)
  const terms = [...document.querySelectorAll("dialog[open] dt")]
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))
}

it("an order tells when it was placed, and no day of execution", async () => {
  const rows = await rowsOf("sheet_order")
  expect(rows).toMatchObject({ 注文日時: "2025/01/15 08:00" })
  expect(rows).not.toHaveProperty("約定日")
})

it("what a sale brings is its amount less the fee", async () => {
  expect(await rowsOf("sheet_fee")).toMatchObject({
    約定代金: "50,000円",
    "手数料（税込）": "55円",
    精算金額: expect.stringContaining("+49,945円"),
  })
})

it("a reservation without a number cannot be taken back", async () => {
  await rowsOf("uncancelable")
  expect(state?.container.textContent).toContain("受付中")
  expect(state?.container.textContent).not.toContain("取り消す")
})
