// @vitest-environment node
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
} from "fast-check"
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { available, type Json, setClock, visit, type Visitor, withdraw } from "../../support/testbed"

interface Entry {
  readonly postings: readonly { readonly account: string; readonly amount: number }[]
}

const days = ["2025-01-15", "2025-01-16", "2025-01-17", "2025-01-20"] as const

const operation = oneof(
  record({
    kind: constant("withdraw" as const),
    amount: integer({ min: 500, max: 150_000 }),
    type: constantFrom(1, 2, 3),
  }),
  record({ kind: constant("cancel" as const), nth: nat(5) }),
  record({ kind: constant("deposit" as const), amount: integer({ min: 1, max: 50_000_000 }) }),
  record({ kind: constant("clock" as const), day: nat(3), hour: integer({ min: 6, max: 20 }) }),
)

type Operation = typeof operation extends Arbitrary<infer T> ? T : never

async function run(visitor: Visitor, step: Operation): Promise<void> {
  if (step.kind === "withdraw") {
    await withdraw(visitor, step.amount, step.type)
  } else if (step.kind === "cancel") {
    const rows = (await visitor.legacy("cancel_withdrawal"))["WITHDRAWAL_ARRAY"] as Json[]
    const row = rows[step.nth % rows.length]
    const confirmed = await visitor.legacy("cancel_withdrawal_confirm", { WITHDRAWAL_NO: row?.["WITHDRAWAL_NO"] })
    await visitor.legacyWrite("cancel_withdrawal_complete", { CONFIRM_KEY: confirmed["CONFIRM_KEY"] ?? "cc-none" })
  } else if (step.kind === "deposit") {
    await visitor.control("POST", "/deposits", { amount: step.amount })
  } else {
    await setClock(visitor, `${days[step.day]}T${String(step.hour).padStart(2, "0")}:00:00+09:00`)
  }
}

const sumOf = (entries: readonly Entry[], account?: string) =>
  entries
    .flatMap(({ postings }) => postings)
    .filter((posting) => account === undefined || posting.account === account)
    .reduce((total, { amount }) => total + amount, 0)

/** What an account held after each entry. */
function heldIn(entries: readonly Entry[], account: string): readonly number[] {
  let held = 0
  return entries.map((entry) => (held += sumOf([entry], account)))
}

onEveryDatabase((bed) => {
  describe("the ledger", () => {
    it("adds up to zero and never goes below zero, whatever is asked at once and in whatever order", async () => {
      const atOnce = array(operation, { minLength: 1, maxLength: 4 })
      await assert(
        asyncProperty(array(atOnce, { minLength: 1, maxLength: 4 }), async (turns) => {
          const visitor = await visit(bed().app, "all-linked")
          for (const steps of turns) await Promise.all(steps.map((step) => run(visitor, step)))
          const left = await available(visitor)
          const entries = (await visitor.control("GET", "/ledger")) as Entry[]
          const rows = (await visitor.legacy("cancel_withdrawal"))["WITHDRAWAL_ARRAY"] as Json[]
          const waiting = rows.filter(({ STATUS_CD }) => STATUS_CD === 1 || STATUS_CD === 2)
          expect(entries.every((entry) => sumOf([entry]) === 0)).toBe(true)
          expect(sumOf(entries, "withdrawing")).toBe(waiting.reduce((total, { AMOUNT }) => total + Number(AMOUNT), 0))
          expect(left).toBeGreaterThanOrEqual(0)
          expect(sumOf(entries, "cash")).toBeGreaterThanOrEqual(left)
          for (const account of ["cash", "withdrawing"])
            expect(Math.min(...heldIn(entries, account))).toBeGreaterThanOrEqual(0)
        }),
        { numRuns: 12 },
      )
    })

    it("refuses at commit an entry that does not add up", async () => {
      const visitor = await visit(bed().app, "active-investor")
      const { db } = bed().database
      const { id } = await db
        .selectFrom("customer")
        .select("id")
        .where("tenant", "=", visitor.tenant)
        .executeTakeFirstOrThrow()
      const write = db.transaction().execute(async (trx) => {
        const entry = { tenant: visitor.tenant, customer_id: id, kind: "deposit", reference: "x", at: new Date(0) }
        const { id: entry_id } = await trx
          .insertInto("ledger_entry")
          .values(entry)
          .returning("id")
          .executeTakeFirstOrThrow()
        await trx.insertInto("ledger_posting").values({ entry_id, account: "cash", amount: 1 }).execute()
      })
      await expect(write).rejects.toThrow("does not add up to zero")
    })
  })
})
