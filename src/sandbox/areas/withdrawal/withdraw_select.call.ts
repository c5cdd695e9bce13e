import { ok } from "../../engine"
import { handleLegacy, type LegacyResponse, moneyOf } from "../customers"
import { type Destination, destinationsOf, type WithdrawType } from "./destination"
import { limitOf } from "./terms"

const arrivalTexts: Readonly<Record<WithdrawType, string>> = { 1: "最短 翌営業日", 2: "即時", 3: "最短 当日" }
const feeTexts: Readonly<Record<WithdrawType, string>> = { 1: "275円〜", 2: "無料", 3: "無料" }

export const handle = handleLegacy("legacy/withdraw_select", async ({ VIEW_VERSION }, context) => {
  const { trx, customer } = context
  const { withdrawable } = await moneyOf(context)
  const shown = (await destinationsOf(context)).filter(({ type }) => VIEW_VERSION === 2 || type !== 3)
  const pending = await trx
    .selectFrom("withdrawal")
    .select("number")
    .where("customer_id", "=", customer.id)
    .where("status", "in", [1, 2])
    .execute()
  return ok({
    WITHDRAWABLE_AMOUNT: withdrawable,
    BANK_REGISTERED_FLG: customer.bank === null ? 0 : 1,
    PENDING_COUNT: pending.length,
    DESTINATION_ARRAY: shown.map((destination) => row(destination, withdrawable)),
  })
})

type Row = LegacyResponse<"legacy/withdraw_select">["DESTINATION_ARRAY"][number]

function row({ type, name, subText, actionRoute, ...rest }: Destination, withdrawable: number): Row {
  const disabledReason =
    rest.disabledReason === "" && withdrawable === 0 ? "出金できる金額がありません" : rest.disabledReason
  return {
    WITHDRAW_TYPE: type,
    NAME: name,
    SUB_TEXT: subText,
    ENABLED_FLG: disabledReason === "" ? 1 : 0,
    DISABLED_REASON: disabledReason,
    ACTION_ROUTE: actionRoute,
    ARRIVAL_TEXT: arrivalTexts[type],
    FEE_TEXT: feeTexts[type],
    LIMIT_AMOUNT: type === 2 ? limitOf[2] : null,
    RECOMMEND_FLG: type === 3 ? 1 : 0,
  }
}
