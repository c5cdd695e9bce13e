import { ok } from "../../engine/calls/answer"
import { datetime, days, later } from "../../engine/clock/moments"
import type { Withdrawal } from "../../engine/database/tables"
import type { LegacyHandler } from "../customers/handler"

/** Older ones are found in the history of trades. */
const shownFor = days(90)

export const cancelWithdrawal: LegacyHandler = async (_input, { work, now }, customer) => {
  const rows = await work
    .selectFrom("withdrawal")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .where("accepted_at", ">", later(now, -shownFor))
    .orderBy("accepted_at", "desc")
    .orderBy("number", "desc")
    .execute()
  return ok({ WITHDRAWAL_ARRAY: rows.map(toRow) })
}

function toRow(row: Withdrawal) {
  const isCancelable = row.status === 1 && row.cancel_until !== null
  return {
    WITHDRAWAL_NO: row.number,
    WITHDRAW_TYPE: row.withdraw_type,
    DESTINATION_TEXT: row.destination_text,
    AMOUNT: row.amount,
    FEE: row.fee,
    STATUS_CD: row.status,
    ACCEPT_DATETIME: datetime(row.accepted_at),
    EXPECTED_DATE: row.expected_date,
    CANCELABLE_FLG: isCancelable ? 1 : 0,
    CANCEL_LIMIT_DATETIME: isCancelable && row.cancel_until !== null ? datetime(row.cancel_until) : null,
  }
}
