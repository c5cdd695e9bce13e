import { ok } from "../../engine"
import { handleLegacy } from "../customers"
import { documentsOf } from "./brandDocuments"

/** Documents of one brand. */
export const handle = handleLegacy("legacy/invest_documents_get", async ({ MARKET_ID, BRAND_ID }) =>
  ok({ MARKET_ID, BRAND_ID, DOCUMENT_ARRAY: [...documentsOf({ marketId: MARKET_ID, brandId: BRAND_ID })] }),
)
