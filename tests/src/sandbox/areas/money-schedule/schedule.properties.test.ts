// @vitest-environment node
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  record,
} from "fast-check"
import { describe, expect, it } from "vitest"
import { buyingPower, type PlannedMovement, withdrawable } from "../../../../../src/sandbox/areas/customers"
import { scheduleOf, shortageOf } from "../../../../../src/sandbox/areas/money-schedule/schedule"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, setClock, visit, type Visitor, withdraw } from "../../support/testbed"

const now = new Date("2025-01-15T10:00:00+09:00")
const dates = ["2025-01-15", "2025-01-16", "2025-01-17", "2025-01-18", "2025-01-21", "2025-02-03"] as const
const movement = record({
  date: constantFrom(...dates),
  tradeType: constantFrom(1, 2, 3, 4, 8, 31),
  size: integer({ min: 1, max: 100_000_000 }),
}).map(({ date, tradeType, size }): PlannedMovement => {
  const amount = tradeType === 2 || tradeType === 3 ? size : -size
  return { date, tradeType, amount, brand: null }
})
const movements = array(movement, { maxLength: 12 })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const moneyWith = (balance: number, planned: readonly PlannedMovement[]) => ({
  balance,
  planned,
  buyingPower: buyingPower(balance, planned),
  withdrawable: withdrawable(balance, planned),
  unsettledSells: 0,
  unsettledBuys: 0,
  pendingWithdrawals: 0,
  taxReserved: 0,
  reservedBuys: 0,
})

describe("a schedule", () => {
  const drawn = (run: (balance: number, planned: readonly PlannedMovement[]) => void) =>
    assert(property(integer({ min: 0, max: 100_000_000 }), movements, (balance, planned) => run(balance, planned)))

  it("ends each day with what came and went, to the yen, and loses no movement", () => {
    drawn((balance, planned) => {
      const days = scheduleOf(moneyWith(balance, planned), now)
      let before = balance
      for (const day of days) {
        expect(day.balance - before).toBe(sum(day.movements.map(({ amount }) => amount)))
        before = day.balance
      }
      const last = days.at(-1)?.date ?? ""
      expect(days.flatMap((day) => day.movements)).toHaveLength(planned.filter(({ date }) => date <= last).length)
    })
  })

  it("promises at no time what is claimed, and never less than nothing", () => {
    drawn((balance, planned) => {
      for (const day of scheduleOf(moneyWith(balance, planned), now)) {
        expect(day.withdrawable).toBeGreaterThanOrEqual(0)
        expect(day.withdrawable).toBeLessThanOrEqual(Math.max(0, day.balance))
        expect(day.withdrawable).toBeLessThanOrEqual(Math.max(0, day.buyingPower))
      }
    })
  })

  it("goes below zero only where it names a shortage, which mends every day", () => {
    drawn((balance, planned) => {
      const days = scheduleOf(moneyWith(balance, planned), now)
      const { amount, limitDate } = shortageOf(days)
      expect(limitDate).toBe(days.find((day) => day.balance < 0)?.date ?? null)
      expect(Math.min(...days.map((day) => day.balance)) + amount).toBeGreaterThanOrEqual(0)
      expect(amount > 0).toBe(limitDate !== null)
    })
  })
})

const step = oneof(
  record({
    kind: constant("withdraw" as const),
    amount: integer({ min: 500, max: 150_000 }),
    type: constantFrom(1, 3),
  }),
  record({ kind: constant("cancel" as const), nth: nat(3) }),
  record({ kind: constant("deposit" as const), amount: integer({ min: 1_000, max: 50_000_000 }), isAtOnce: boolean() }),
)
const clock = constantFrom("2025-01-15T10:00:00", "2025-01-15T16:30:00", "2025-01-16T13:00:00", "2025-01-17T08:00:00")

async function run(
  visitor: Visitor,
  one: typeof step extends { generate(...rest: never): { value: infer T } } ? T : never,
) {
  if (one.kind === "withdraw") return withdraw(visitor, one.amount, one.type)
  if (one.kind === "deposit") return payIn(visitor, one.amount, one.isAtOnce)
  const rows = (await visitor.legacy("cancel_withdrawal"))["WITHDRAWAL_ARRAY"] as Json[]
  const { CONFIRM_KEY } = await visitor.legacy("cancel_withdrawal_confirm", {
    WITHDRAWAL_NO: rows[one.nth % rows.length]?.["WITHDRAWAL_NO"],
  })
  return visitor.legacyWrite("cancel_withdrawal_complete", { CONFIRM_KEY: CONFIRM_KEY ?? "cc-none" })
}

/** A bank transfer, which arrives within hours, or a net bank at the address that the app opens. */
async function payIn(visitor: Visitor, amount: number, isAtOnce: boolean) {
  if (!isAtOnce) return expect(await visitor.control("POST", "/deposits", { amount })).toEqual({ ok: true })
  const [bank] = (await visitor.legacy("deposit"))["NETBANK_ARRAY"] as Json[]
  const url = String(bank?.["URL_TEMPLATE"]).replace("{AMOUNT}", String(amount))
  return expect(await visitor.control("POST", "/deposits", { url })).toEqual({ ok: true })
}

interface Entry {
  readonly postings: readonly { readonly account: string; readonly amount: number }[]
}

onEveryDatabase((bed) => {
  describe("the schedules of a customer", () => {
    it("agree with the ledger and with each other, whatever runs at once", async () => {
      await assert(
        asyncProperty(array(step, { minLength: 1, maxLength: 5 }), clock, async (steps, at) => {
          const visitor = await visit(bed().app, "all-linked")
          await Promise.all(steps.map((one) => run(visitor, one)))
          await setClock(visitor, `${at}+09:00`)
          const whole = await visitor.legacy("money_schedule")
          const buying = await visitor.legacy("money_schedule_primary")
          const leaving = await visitor.legacy("money_schedule_secondary")
          const entries = (await visitor.control("GET", "/ledger")) as Entry[]
          const held = (account: string) =>
            sum(
              entries
                .flatMap(({ postings }) => postings.filter((one) => one.account === account))
                .map((one) => one.amount),
            )
          expect(whole["DEPOSIT_BALANCE"]).toBe(held("cash") + held("withdrawing"))
          expect(buying["PENDING_WITHDRAWAL_AMOUNT"]).toBe(held("withdrawing"))
          const value = (answer: Json, name: string) => Number(answer[name])
          const claims = [
            "UNSETTLED_BUY_AMOUNT",
            "PENDING_WITHDRAWAL_AMOUNT",
            "TAX_RESERVED_AMOUNT",
            "RESERVED_BUY_AMOUNT",
          ]
          const free = value(leaving, "DEPOSIT_BALANCE") - sum(claims.map((name) => value(leaving, name)))
          expect(leaving["WITHDRAWABLE_AMOUNT"]).toBe(free)
          expect(buying["BUYING_POWER"]).toBe(free + value(buying, "UNSETTLED_SELL_AMOUNT"))
          expect([whole["BUYING_POWER"], whole["WITHDRAWABLE_AMOUNT"]]).toEqual([
            buying["BUYING_POWER"],
            leaving["WITHDRAWABLE_AMOUNT"],
          ])
          const rows = whole["SCHEDULE_ARRAY"] as Json[]
          const flow = sum(rows.map((row) => value(row, "IN_AMOUNT") - value(row, "OUT_AMOUNT")))
          expect(rows.at(-1)?.["DEPOSIT_BALANCE"]).toBe(value(whole, "DEPOSIT_BALANCE") + flow)
        }),
        { numRuns: 12 },
      )
    })
  })
})
