import { toJapanDate } from "../../../domain/japanTime"
import { datetime, ok } from "../../engine"
import { isStanding, type Preorder, readPreorders, readTrades, type Trade } from "../book"
import { handleLegacy, type LegacyResponse, tradeTypes } from "../customers"
import { named } from "./named"
import { executedAmount, tradeValues } from "./tradeValues"

type Response = LegacyResponse<"legacy/trades_today">

/** What was executed today, and what was ordered for a day that has not passed; the newest first. */
export const handle = handleLegacy("legacy/trades_today", async (_input, context) => {
  const today = toJapanDate(context.now.getTime())
  const trades = (await readTrades(context)).filter(
    ({ tradeDate, quantity, amount }) => tradeDate === today && quantity !== 0 && amount !== 0,
  )
  const orders = (await readPreorders(context)).filter(
    (order) => isStanding(order) || (order.status === "canceled" && toJapanDate(order.orderedAt.getTime()) === today),
  )
  return ok({
    BASE_DATETIME: datetime(context.now),
    TOTAL_BUY_AMOUNT: total(trades.filter(({ amount }) => amount < 0)),
    TOTAL_SELL_AMOUNT: total(trades.filter(({ amount }) => amount > 0)),
    TRADE_ARRAY: trades.toReversed().map(toTrade),
    ORDER_ARRAY: orders.map(toOrder),
  })
})

const total = (own: readonly Trade[]) => own.reduce((sum, trade) => sum + executedAmount(trade), 0)

const toTrade = (trade: Trade): Response["TRADE_ARRAY"][number] => ({
  TRADE_ID: `T-${trade.id}`,
  TRADE_TYPE: trade.tradeType,
  TRADE_DATETIME: datetime(trade.tradedAt),
  LOCAL_TRADE_DATE: trade.localTradeDate,
  SETTLE_DATE: trade.settleDate,
  ...named(trade),
  ...tradeValues(trade),
  QUANTITY: tradeValues(trade).QUANTITY ?? "0",
  UNIT_PRICE: trade.unitPrice ?? "0",
  AMOUNT: executedAmount(trade),
  FEE: trade.fee,
})

const statuses = { cancelable: 1, placed: 2, executed: 4, canceled: 6 } as const

const toOrder = (order: Preorder): Response["ORDER_ARRAY"][number] => ({
  ORDER_ID: `O-${order.number}`,
  STATUS_CD: statuses[order.status],
  TRADE_TYPE: tradeTypes.buyReserved,
  ORDER_DATETIME: datetime(order.orderedAt),
  ...named(order),
  TAX_TYPE: order.taxType,
  QUANTITY: null,
  AMOUNT: order.amount,
  PREORDER_ID: order.number,
  CANCELABLE_FLG: order.status === "cancelable" ? 1 : 0,
})
