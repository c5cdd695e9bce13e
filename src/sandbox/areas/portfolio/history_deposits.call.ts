import { sql } from "kysely"
import { toJapanDate } from "../../../domain/japanTime"
import { calendarMonths, ok } from "../../engine"
import { type CustomerContext, handleLegacy, type LegacyResponse, moneyOf, pageOf, tradeTypes } from "../customers"

export const handle = handleLegacy("legacy/history_deposits", async (input, context) => {
  const { YEAR, DEPOSIT_KIND } = input
  const all = await movementsOutside(context)
  const ofYear = all.filter(({ date }) => YEAR === 0 || date.startsWith(`${YEAR}-`))
  const wanted = ofYear.filter(({ amount }) => DEPOSIT_KIND === 0 || amount > 0 === (DEPOSIT_KIND === 1))
  const { rows, ...counts } = pageOf(wanted, input)
  const { in: totalIn, out: totalOut } = totalsOf(all)
  return ok({
    OPEN_YEAR: Number((all.at(-1)?.date ?? toJapanDate(context.now.getTime())).slice(0, 4)),
    DEPOSIT_BALANCE: (await moneyOf(context)).balance,
    TOTAL_IN_AMOUNT: totalIn,
    TOTAL_OUT_AMOUNT: totalOut,
    NET_AMOUNT: totalIn - totalOut,
    MONTH_ARRAY: YEAR === 0 ? [] : calendarMonths.map((month) => monthOf(`${YEAR}-${month}`, ofYear)),
    ...counts,
    DEPOSIT_ARRAY: rows.map(toRow),
  })
})

type Response = LegacyResponse<"legacy/history_deposits">

/** Cash that came from outside or went there. */
interface Outside {
  readonly id: number
  readonly date: string
  readonly kind: string
  readonly method: string | null
  /** Yen, signed, with fees. */
  readonly amount: number
}

/** From the ledger, the newest first. */
async function movementsOutside({ trx, customer }: CustomerContext): Promise<readonly Outside[]> {
  const rows = await trx
    .selectFrom("ledger_entry")
    .innerJoin("ledger_posting", "ledger_posting.entry_id", "ledger_entry.id")
    .select(["ledger_entry.id", "kind", "method", "at"])
    .select(sql<number>`(-sum(amount) filter (where account in ('bank', 'fee')))::bigint`.as("amount"))
    .where("customer_id", "=", customer.id)
    .groupBy("ledger_entry.id")
    .having(sql<boolean>`bool_or(account = 'bank')`)
    .orderBy("at", "desc")
    .orderBy("ledger_entry.id", "desc")
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, date: toJapanDate(at.getTime()) }))
}

function totalsOf(movements: readonly Outside[]): { readonly in: number; readonly out: number } {
  const amounts = movements.map(({ amount }) => amount)
  return { in: sum(amounts.filter((amount) => amount > 0)), out: -sum(amounts.filter((amount) => amount < 0)) }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function monthOf(month: string, movements: readonly Outside[]): Response["MONTH_ARRAY"][number] {
  const { in: amountIn, out } = totalsOf(movements.filter(({ date }) => date.startsWith(month)))
  return { MONTH: month, IN_AMOUNT: amountIn, OUT_AMOUNT: out }
}

const automatic = 58

const toRow = ({ id, date, kind, method, amount }: Outside): Response["DEPOSIT_ARRAY"][number] => ({
  HISTORY_ID: `DP-${id}`,
  DATE: date,
  TRADE_TYPE: kind === "auto-withdrawal" ? automatic : amount > 0 ? tradeTypes.deposit : tradeTypes.withdrawal,
  METHOD_NM: method,
  AMOUNT: Math.abs(amount),
})
