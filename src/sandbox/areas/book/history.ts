import type { CustomerContext } from "../customers"
import { tradeTypes } from "../customers"
import { dividendReference } from "./addDividends"
import { readBook } from "./book"
import { type CashMovement, readCashMovements } from "./cashMovements"
import type { Dividend } from "./dividend"
import { isFund } from "../brands"
import { tradeSettledBy } from "./settleTrades"
import type { Trade } from "./trade"

/** One line of the whole ledger of cash and securities. */
export interface HistoryRow {
  /** `S-12`, `D-3` or `C-45`, the same whenever somebody asks. */
  readonly id: string
  /** One of `tradeTypes`. */
  readonly tradeType: number
  readonly tradeDate: string
  readonly settleDate: string
  readonly isSettled: boolean
  /** Yen, signed; 0 where no money moved. */
  readonly amount: number
  /** Yen that a line about no movement is about: what a withdrawal request asks for. */
  readonly asked: number
  readonly fee: number
  /** 預り金 after it; null before it settles and where no money moved. */
  readonly balanceAfter: number | null
  readonly method: string | null
  /** Of a withdrawal. */
  readonly receiptNumber: string | null
  readonly trade: Trade | undefined
  readonly dividend: Dividend | undefined
}

/** Everything, in no order: trades settled and not, dividends, taxes, what came and went. */
export async function readHistory(context: CustomerContext): Promise<readonly HistoryRow[]> {
  const book = await readBook(context)
  const movements = await readCashMovements(context)
  const settled = new Map(movements.flatMap((movement) => keyed(tradeSettledBy(movement), movement)))
  const paid = new Map(movements.map((movement) => [movement.reference, movement]))
  const trades = book.trades.map((trade) => rowOfTrade(trade, settled.get(trade.id)))
  const dividends = book.dividends.map((dividend) => rowOfDividend(dividend, paid.get(dividendReference(dividend))))
  const requests = await readRequests(context)
  return [...trades, ...dividends, ...movements.flatMap((movement) => rowOfCash(movement, requests))]
}

/** What became of the customer's withdrawals, by number. */
async function readRequests({ trx, customer }: CustomerContext) {
  const rows = await trx
    .selectFrom("withdrawal")
    .select(["number", "status", "expected_date", "fee", "destination_text"])
    .where("customer_id", "=", customer.id)
    .execute()
  return new Map(rows.map((row) => [row.number, row]))
}

type Requests = Awaited<ReturnType<typeof readRequests>>

const keyed = <Value>(key: number | undefined, value: Value) => (key === undefined ? [] : [[key, value] as const])

const nothing = { fee: 0, asked: 0, method: null, receiptNumber: null, trade: undefined, dividend: undefined }

const rowOfTrade = (trade: Trade, movement: CashMovement | undefined): HistoryRow => ({
  ...nothing,
  id: `S-${trade.id}`,
  tradeType: trade.tradeType,
  tradeDate: trade.tradeDate,
  settleDate: trade.settleDate,
  isSettled: trade.settled,
  amount: trade.amount,
  fee: trade.fee,
  balanceAfter: movement?.balance ?? null,
  trade,
})

const rowOfDividend = (dividend: Dividend, movement: CashMovement | undefined): HistoryRow => ({
  ...nothing,
  id: `D-${dividend.id}`,
  tradeType: isFund(dividend) ? tradeTypes.distribution : tradeTypes.dividend,
  tradeDate: dividend.payDate,
  settleDate: dividend.payDate,
  isSettled: true,
  amount: dividend.net,
  balanceAfter: movement?.balance ?? null,
  dividend,
})

const typesOfCash: Readonly<Record<string, number>> = {
  deposit: tradeTypes.deposit,
  payout: tradeTypes.withdrawal,
  "auto-withdrawal": tradeTypes.automaticWithdrawal,
  "withdrawal-accepted": tradeTypes.withdrawalRequest,
  "withdrawal-canceled": tradeTypes.withdrawalRequestCanceled,
  "withdrawal-bounced": tradeTypes.withdrawalRequestCanceled,
  "withdrawal-transfer": tradeTypes.withdrawal,
}

function rowOfCash(movement: CashMovement, requests: Requests): readonly HistoryRow[] {
  const tradeType = typesOfCash[movement.kind]
  if (tradeType === undefined) return []
  const request = requests.get(movement.reference)
  const row = {
    ...nothing,
    id: `C-${movement.id}`,
    tradeType,
    tradeDate: movement.date,
    settleDate: movement.date,
    isSettled: true,
    amount: movement.amount,
    asked: Math.abs(movement.held),
    fee: movement.fee,
    balanceAfter: movement.amount === 0 ? null : movement.balance,
    method: movement.method ?? request?.destination_text.split(" ")[0] ?? null,
    receiptNumber: request?.number ?? null,
  }
  const isWaiting = tradeType === tradeTypes.withdrawalRequest && request !== undefined && request.status < 3
  return [isWaiting ? { ...row, isSettled: false, settleDate: request.expected_date, fee: request.fee } : row]
}
