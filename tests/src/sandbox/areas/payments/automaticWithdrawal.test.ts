// @vitest-environment node
import { array, assert, asyncProperty, integer, uniqueArray } from "fast-check"
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { available, setClock, visit, type Visitor } from "../../support/testbed"
import { code, contracts, enabled, pay } from "./support"

interface Entry {
  readonly kind: string
  readonly reference: string
  readonly at: string
  readonly postings: readonly { readonly account: string; readonly amount: number }[]
}

const set = (visitor: Visitor, KEEP_AMOUNT: number) =>
  pay(visitor, "contractAgreementConfirm", {
    PAYMENT_TYPE: 2,
    AGREEMENT_TYPE: 2,
    TERMS_ID_ARRAY: ["PW-1"],
    AGREE_FLG: 1,
    RETURN_VERSION: 1,
    KEEP_AMOUNT,
  })

async function payouts(visitor: Visitor): Promise<readonly string[]> {
  const entries = (await visitor.control("GET", "/ledger")) as readonly Entry[]
  return entries
    .filter(({ kind }) => kind === "auto-withdrawal")
    .map(({ at, postings }) => `${at} ${postings.find(({ account }) => account === "bank")?.amount}`)
}

/** Lets the clock come to a moment and something look. */
async function look(visitor: Visitor, moment: string): Promise<number> {
  await setClock(visitor, moment)
  return available(visitor)
}

onEveryDatabase((bed) => {
  const enter = (world: string) => visit(bed().app, world)

  describe("automatic withdrawal", () => {
    it("pays out on the next business morning what is free, and leaves what shall be kept", async () => {
      const visitor = await enter("active-investor")
      expect(await set(visitor, 10_000)).toMatchObject({ CONTRACT_ID: "C-10", CONTRACT_STATUS: 2, REDIRECT_URL: "" })
      const shown = { AUTO_WITHDRAWAL_FLG: 1, AUTO_WITHDRAWAL_DATE: "2025-01-15", KEEP_AMOUNT: 10_000 }
      expect((await contracts(visitor, { PAYMENT_TYPE: 2 }))[0]).toMatchObject(shown)
      expect(await look(visitor, "2025-01-16T08:59:00+09:00")).toBe(235_000)
      expect(await look(visitor, "2025-01-16T09:00:00+09:00")).toBe(10_000)
      expect(await payouts(visitor)).toEqual(["2025-01-16T09:00:00+09:00 225000"])
    })

    it("takes the proceeds of a sale on the business day after they settle", async () => {
      const visitor = await enter("active-investor")
      await set(visitor, 0)
      expect(await look(visitor, "2025-01-17T18:00:00+09:00")).toBe(50_000)
      expect(await look(visitor, "2025-01-19T18:00:00+09:00")).toBe(50_000)
      expect(await look(visitor, "2025-01-20T09:30:00+09:00")).toBe(0)
      expect(await payouts(visitor)).toEqual(["2025-01-16T09:00:00+09:00 235000", "2025-01-20T09:00:00+09:00 50000"])
    })

    it("leaves a withdrawal that was asked for by hand alone", async () => {
      const visitor = await enter("active-investor")
      await set(visitor, 0)
      const wish = { WITHDRAW_TYPE: 1, AMOUNT_TYPE: 1, AMOUNT: 100_000 }
      const { CONFIRM_KEY } = await visitor.legacy("withdrawal_confirm", wish)
      await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY })
      await look(visitor, "2025-01-16T13:00:00+09:00")
      expect(await payouts(visitor)).toEqual(["2025-01-16T09:00:00+09:00 135000"])
    })

    it("comes to the same whenever somebody looks, and however often", async () => {
      const days = ["15", "16", "17", "18", "20", "21"] as const
      await assert(
        asyncProperty(
          integer({ min: 0, max: 300_000 }),
          uniqueArray(integer({ min: 0, max: days.length - 1 }), { maxLength: days.length }),
          array(integer({ min: 9, max: 20 }), { minLength: 6, maxLength: 6 }),
          async (keep, chosen, hours) => {
            const [once, often] = [await enter("active-investor"), await enter("active-investor")]
            for (const visitor of [once, often]) await set(visitor, keep)
            for (const [nth, day] of chosen.toSorted((one, other) => one - other).entries())
              await look(often, `2025-01-${days[day]}T${String(hours[nth]).padStart(2, "0")}:30:00+09:00`)
            const end = "2025-01-22T12:00:00+09:00"
            expect(await look(often, end)).toBe(await look(once, end))
            expect(await payouts(often)).toEqual(await payouts(once))
            expect(await available(once)).toBeGreaterThanOrEqual(Math.min(keep, 235_000))
          },
        ),
        { numRuns: 8 },
      )
    })

    it("happens once when many look at the same moment", async () => {
      const visitor = await enter("active-investor")
      await set(visitor, 0)
      await setClock(visitor, "2025-01-16T10:00:00+09:00")
      await Promise.all(Array.from({ length: 8 }, () => available(visitor)))
      expect(await payouts(visitor)).toHaveLength(1)
    })

    it("set again changes what is kept, and stops without the contract", async () => {
      const visitor = await enter("contract-auto-on")
      await set(visitor, 50_000)
      const [row] = await contracts(visitor, { PAYMENT_TYPE: 2 })
      expect(row).toMatchObject({ AUTO_WITHDRAWAL_DATE: "2025-01-15", KEEP_AMOUNT: 50_000 })
      const stop = () => pay(visitor, "unbind", { CONTRACT_ID: "C-10", UNBIND_TYPE: 2 })
      expect(await stop()).toMatchObject({ CONTRACT_STATUS: 2, AUTO_WITHDRAWAL_FLG: 0 })
      expect(code(await stop())).toBe("ALREADY_UNBOUND")
      expect(await enabled(visitor)).toMatchObject({ 3: 1 })
    })

    it("needs a contract with the bank", async () => {
      expect(await set(await enter("paybank-unlinked"), 0)).toMatchObject({ STATUS: 1, REDIRECT_CODE: 404 })
    })
  })
})
