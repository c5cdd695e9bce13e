import { ok } from "../../../engine"
import { handleLegacy } from "../handleLegacy"
import { stoppedCategories } from "./categories"

/** What is stopped stays stopped, with the day and the reason that it was stopped for. */
export const handle = handleLegacy("legacy/optout_complete", async (input, context) => {
  const { trx, now, customer } = context
  for (const category of input.MAIL_CATEGORY_ARRAY)
    await trx
      .insertInto("stopped_mail")
      .values({ customer_id: customer.id, category, reason: input.REASON_CD ?? null, stopped_at: now })
      .onConflict((known) => known.columns(["customer_id", "category"]).doNothing())
      .execute()
  return ok({ STOPPED_CATEGORY_ARRAY: [...(await stoppedCategories(context))] })
})
