// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { shippedRoot } from "../support/shippedRoot"

interface Deposits {
  readonly TOTAL_IN_AMOUNT: number
  readonly TOTAL_OUT_AMOUNT: number
  readonly NET_AMOUNT: number
  readonly MONTH_ARRAY: readonly { readonly MONTH: string; readonly IN_AMOUNT: number; readonly OUT_AMOUNT: number }[]
  readonly DEPOSIT_ARRAY: readonly { readonly DATE: string; readonly TRADE_TYPE: number; readonly AMOUNT: number }[]
}

const set = loadDocuments(shippedRoot)
const samples = Object.entries(
  set.find("call", "legacy/history_deposits")?.document.samples ?? {},
) as unknown as readonly (readonly [string, Deposits])[]

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
/** Code of a transaction -> 1 where it brings money, -1 where it takes it. */
const cash = new Map(
  (set.find("codes", "transaction-type")?.document.codes ?? []).map(({ code, cash: sign }) => [code, sign] as const),
)

describe("the samples of deposits and withdrawals", () => {
  it.each(samples)("%s: totals hold what the months hold, and months what their rows do", (...[, sample]) => {
    const { MONTH_ARRAY: months, DEPOSIT_ARRAY: rows } = sample
    expect(sample.NET_AMOUNT).toBe(sample.TOTAL_IN_AMOUNT - sample.TOTAL_OUT_AMOUNT)
    expect(sum(months.map(({ IN_AMOUNT }) => IN_AMOUNT))).toBeLessThanOrEqual(sample.TOTAL_IN_AMOUNT)
    expect(sum(months.map(({ OUT_AMOUNT }) => OUT_AMOUNT))).toBeLessThanOrEqual(sample.TOTAL_OUT_AMOUNT)
    const listed = months.filter(({ MONTH }) => rows.some(({ DATE }) => DATE.startsWith(MONTH)))
    const said = listed.map(({ MONTH, IN_AMOUNT, OUT_AMOUNT }) => [MONTH, IN_AMOUNT, OUT_AMOUNT])
    const counted = listed.map(({ MONTH }) => {
      const inMonth = rows.filter(({ DATE }) => DATE.startsWith(MONTH))
      const moved = (sign: number) =>
        sum(inMonth.filter(({ TRADE_TYPE }) => cash.get(TRADE_TYPE) === sign).map(({ AMOUNT }) => AMOUNT))
      return [MONTH, moved(1), moved(-1)]
    })
    expect(counted).toEqual(said)
  })
})
