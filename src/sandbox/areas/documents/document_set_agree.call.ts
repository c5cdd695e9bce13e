import { datetime, notFound, ok, refused } from "../../engine"
import { handleLegacy } from "../customers"
import { termsOf } from "./terms"

/** Whoever agrees to other documents than those of today has seen an old version. */
export const handle = handleLegacy("legacy/document_set_agree", async (input, { trx, customer, now }) => {
  const terms = termsOf(input.DOCUMENT_GROUP)
  if (terms.length === 0) return notFound
  const ids = new Set(input.DOCUMENT_ID_ARRAY)
  if (ids.size !== terms.length || !terms.every(({ DOCUMENT_ID }) => ids.has(DOCUMENT_ID)))
    return refused("VERSION_CHANGED")
  await trx
    .insertInto("agreed_document")
    .values([...ids].map((document_id) => ({ customer_id: customer.id, document_id, agreed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return ok({ AGREED_DATETIME: datetime(now) })
})
