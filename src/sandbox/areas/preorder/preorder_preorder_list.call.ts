import { datetime, notFound, ok } from "../../engine"
import { isStanding, type Preorder, readPreorders } from "../book"
import { brandOf } from "../brands"
import { handleLegacy, type LegacyResponse } from "../customers"

type Row = LegacyResponse<"legacy/preorder_preorder_list">["PREORDER_ARRAY"][number]

/** Those that still stand, or the one of a number; of a number that nobody has, or that was cancelled, there is nothing. */
export const handle = handleLegacy("legacy/preorder_preorder_list", async ({ PREORDER_ID }, context) => {
  const wanted = (await readPreorders(context)).filter((preorder) =>
    PREORDER_ID === undefined
      ? isStanding(preorder)
      : preorder.number === PREORDER_ID && preorder.status !== "canceled",
  )
  if (PREORDER_ID !== undefined && wanted.length === 0) return notFound
  return ok({ PREORDER_ARRAY: wanted.map(toRow) })
})

function toRow(preorder: Preorder): Row {
  const brand = brandOf(preorder)
  return {
    PREORDER_ID: preorder.number,
    PREORDER_TYPE: preorder.preorderType,
    MARKET_ID: preorder.marketId,
    BRAND_ID: preorder.brandId,
    BRAND_CD: brand?.BRAND_CD ?? "",
    BRAND_NM_MINI: brand?.BRAND_NM_MINI ?? "",
    AMOUNT: preorder.amount,
    TAX_TYPE: preorder.taxType,
    PAYMENT_NM: preorder.isFromBank ? "サンプルペイ銀行" : "預り金",
    ORDER_DATETIME: datetime(preorder.orderedAt),
    PLANNED_DATE: preorder.plannedDate,
    CANCELABLE_FLG: preorder.status === "cancelable" ? 1 : 0,
    CANCEL_LIMIT_DATETIME: datetime(preorder.cancelUntil),
  }
}
