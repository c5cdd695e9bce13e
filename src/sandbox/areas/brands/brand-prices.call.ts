import { handleOpen, ok } from "../../engine"
import { pricesOf } from "./prices"

/** Prices of all brands that the tenant has. */
export const handle = handleOpen("bff/brand-prices", async (_input, { tenant }) =>
  ok({ prices: pricesOf(tenant.settings.brandCount) }),
)
