import { ok } from "../../engine"
import { readBook } from "../book"
import { countryOf } from "../brands"
import { handleLegacy } from "../customers"
import { namedOnce } from "./named"

export const handle = handleLegacy("legacy/history_settlements_brands", async ({ COUNTRY_TYPE }, context) => {
  const { trades, dividends } = await readBook(context)
  const brands = [...trades.toReversed(), ...dividends]
  return ok({ BRAND_ARRAY: namedOnce(brands.filter((key) => COUNTRY_TYPE === 0 || countryOf(key) === COUNTRY_TYPE)) })
})
