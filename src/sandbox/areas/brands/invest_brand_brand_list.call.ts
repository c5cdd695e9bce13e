import { ok } from "../../engine"
import { handleLegacy } from "../customers"
import { fixtureBrands } from "./fixtureBrands"

/** What the tenant says of the fixture brands; all others can be traded without a row. */
export const handle = handleLegacy("legacy/invest_brand_brand_list", async (_input, { tenant }) =>
  ok({
    BRAND_STATUS_ARRAY: fixtureBrands.map(({ MARKET_ID, BRAND_ID }) => ({
      MARKET_ID,
      BRAND_ID,
      TRADABLE_FLG: tenant.settings.suspendedBrands.includes(BRAND_ID) ? 0 : 1,
    })),
  }),
)
