import { toJapanDate } from "../../../domain/japanTime"
import { fxRate } from "../brands"
import { type CustomerContext, type Money, moneyOf } from "../customers"
import { type Dividend, readDividends } from "./dividend"
import { holdingsOf, type Sale } from "./holdings"
import { readTrades, type Trade } from "./trade"
import { dayChangeOf, type Position, positionsOf } from "./valuation"

/** What a customer traded, got and has, as of now. All amounts are yen. */
export interface Book {
  /** The oldest first. */
  readonly trades: readonly Trade[]
  /** The newest first. */
  readonly dividends: readonly Dividend[]
  readonly positions: readonly Position[]
  /** The oldest first. */
  readonly sales: readonly Sale[]
  /** `YYYY-MM-DD` */
  readonly today: string
}

export async function readBook(context: CustomerContext): Promise<Book> {
  const trades = await readTrades(context)
  const { lots, sales } = holdingsOf(trades)
  const dividends = await readDividends(context)
  return { trades, sales, dividends, positions: positionsOf(lots), today: toJapanDate(context.now.getTime()) }
}

export interface Portfolio extends Book {
  readonly money: Money
  readonly marketValue: number
  readonly cost: number
  readonly gain: number
  /** What was held at the previous close has brought since. */
  readonly dayChange: number
  /** Market value and cash, by settlement date. */
  readonly totalAsset: number
  /** Yen of one dollar, in hundredths. */
  readonly fxRate: number
}

export async function readPortfolio(context: CustomerContext): Promise<Portfolio> {
  const book = await readBook(context)
  const money = await moneyOf(context)
  const total = (pick: (position: Position) => number) =>
    book.positions.reduce((sum, position) => sum + pick(position), 0)
  const marketValue = total((position) => position.marketValue)
  const before = book.trades.filter(({ tradeDate }) => tradeDate < book.today)
  return {
    ...book,
    money,
    marketValue,
    cost: total(({ cost }) => cost),
    gain: total(({ gain }) => gain),
    dayChange: dayChangeOf(holdingsOf(before).lots),
    totalAsset: marketValue + money.balance,
    fxRate,
  }
}
