import { expect, it } from "vitest"
import { openAs } from "../../../support/app/openAs"
import { openTestbed, visit } from "../../sandbox/support/testbed"

const yen = (text: string | null | undefined) => Number(text?.match(/[\d,]+/)?.[0].replaceAll(",", ""))

it("a history by amount has no months, which would part what belongs side by side, and says the year of each row", async () => {
  const { app } = await openTestbed()
  const customer = await openAs(await visit(app, "decade-investor"), "/client/trades?period=0&sort=2")
  await customer.sees("client_trades")
  const rows = [...document.querySelectorAll(".k-trade-row")]
  const amounts = rows.map((row) => yen(row.querySelector(".k-trade-row__amount")?.textContent))
  const headings = [...document.querySelectorAll("h2")].map(({ textContent }) => textContent)
  customer.close()
  expect(amounts).toHaveLength(30)
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
  expect(headings).toEqual(["金額が大きい順", "そのほかの履歴"])
  expect(rows[0]?.textContent).toMatch(/20\d\d\/\d\d\/\d\d/)
})
