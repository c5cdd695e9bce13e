import { toJapanDate } from "../../../domain/japanTime"
import { ok } from "../../engine"
import { type CustomerContext, handleLegacy, type LegacyResponse, pageOf } from "../customers"
import { addressOf } from "./address"
import type { EDocument } from "./tables"

/** What may no longer be read is not listed. */
export const handle = handleLegacy("legacy/documents_getList", async (input, context) => {
  const { trx, customer, now } = context
  const { YEAR, DOC_CATEGORY, UNREAD_ONLY_FLG } = input
  const today = toJapanDate(now.getTime())
  const all = await trx
    .selectFrom("e_document")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .where("expires_on", ">=", today)
    .orderBy("delivered_on", "desc")
    .orderBy("number", "desc")
    .execute()
  const wanted = all.filter(
    (row) =>
      (YEAR === 0 || row.delivered_on.startsWith(`${YEAR}-`)) &&
      (DOC_CATEGORY === 0 || row.category === DOC_CATEGORY) &&
      (UNREAD_ONLY_FLG === 0 || row.read_at === null),
  )
  const { rows, ...counts } = pageOf(wanted, input)
  return ok({
    OPEN_YEAR: await openYear(context),
    ...counts,
    DOCUMENT_ARRAY: rows.map(toRow),
  })
})

/** The account is as old as its first movement. */
async function openYear({ trx, customer, now }: CustomerContext): Promise<number> {
  const { at } = await trx
    .selectFrom("ledger_entry")
    .select(({ fn }) => fn.min("at").as("at"))
    .where("customer_id", "=", customer.id)
    .executeTakeFirstOrThrow()
  return Number(toJapanDate((at ?? now).getTime()).slice(0, 4))
}

const toRow = (row: EDocument): LegacyResponse<"legacy/documents_getList">["DOCUMENT_ARRAY"][number] => ({
  DOCUMENT_ID: `E-${row.number}`,
  DOC_CATEGORY: row.category,
  TITLE: row.title,
  DELIVERED_DATE: row.delivered_on,
  EXPIRE_DATE: row.expires_on,
  READ_FLG: row.read_at === null ? 0 : 1,
  DOC_URL: addressOf(row.number),
})
