import { datetime, days, later, ok } from "../../engine"
import { handleLegacy, type LegacyResponse } from "../customers"
import type { Withdrawal } from "./tables"

/** Older ones are found in the history of trades. */
const shownFor = days(90)

export const handle = handleLegacy("legacy/cancel_withdrawal", async (_input, { trx, now, customer }) => {
  const rows = await trx
    .selectFrom("withdrawal")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .where("accepted_at", ">", later(now, -shownFor))
    .orderBy("accepted_at", "desc")
    .orderBy("number", "desc")
    .execute()
  return ok({ WITHDRAWAL_ARRAY: rows.map(toRow) })
})

type Row = LegacyResponse<"legacy/cancel_withdrawal">["WITHDRAWAL_ARRAY"][number]

function toRow(row: Withdrawal): Row {
  const cancelUntil = row.status === 1 ? row.cancel_until : null
  return {
    WITHDRAWAL_NO: row.number,
    WITHDRAW_TYPE: row.withdraw_type,
    DESTINATION_TEXT: row.destination_text,
    AMOUNT: row.amount,
    FEE: row.fee,
    STATUS_CD: row.status,
    ACCEPT_DATETIME: datetime(row.accepted_at),
    EXPECTED_DATE: row.expected_date,
    CANCELABLE_FLG: cancelUntil === null ? 0 : 1,
    CANCEL_LIMIT_DATETIME: cancelUntil === null ? null : datetime(cancelUntil),
  }
}
