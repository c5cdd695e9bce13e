import { ok } from "../../engine"
import { handleLegacy } from "../customers"
import { namedOnce } from "./named"
import { readRights } from "./rights"

export const handle = handleLegacy("legacy/history_ca_dividend_brands", async (input, context) => {
  const { rows } = await readRights(context, input)
  return ok({ BRAND_ARRAY: namedOnce(rows.map((row) => ({ marketId: row.MARKET_ID, brandId: row.BRAND_ID }))) })
})
