import { ok } from "../../engine"
import { handleLegacy, pageOf } from "../customers"
import { readRights, type RightsRow } from "./rights"

export const handle = handleLegacy("legacy/history_ca_dividend", async (input, context) => {
  const { rows: all, openYear } = await readRights(context, input)
  const { rows, ...counts } = pageOf(all, input)
  const total = (pick: (row: RightsRow) => number) => all.reduce((sum, row) => sum + pick(row), 0)
  return ok({
    OPEN_YEAR: openYear,
    TOTAL_GROSS_AMOUNT: total((row) => row.GROSS_AMOUNT),
    TOTAL_FOREIGN_TAX: total((row) => row.FOREIGN_TAX_AMOUNT),
    TOTAL_DOMESTIC_TAX: total((row) => row.INCOME_TAX_AMOUNT + row.LOCAL_TAX_AMOUNT),
    TOTAL_NET_AMOUNT: total((row) => row.NET_AMOUNT),
    ...counts,
    CA_ARRAY: rows,
  })
})
