import { notFound, ok } from "../../engine"
import { handleLegacy } from "../customers"
import { documentsOf } from "./brandDocuments"
import { brandOf } from "./brandKey"

/** Documents of one brand. */
export const handle = handleLegacy("legacy/invest_documents_get", async ({ MARKET_ID, BRAND_ID }) => {
  const key = { marketId: MARKET_ID, brandId: BRAND_ID }
  if (brandOf(key)?.MARKET_ID !== MARKET_ID) return notFound
  return ok({ MARKET_ID, BRAND_ID, DOCUMENT_ARRAY: [...documentsOf(key)] })
})
