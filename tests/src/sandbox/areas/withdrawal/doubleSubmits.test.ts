// @vitest-environment node
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { available, type Json, visit, type Visitor } from "../../support/testbed"

const customers = 10
const withdrawals = 20
/** Of each withdrawal; all but one are repetitions. */
const submits = 6
const amount = 1_000

onEveryDatabase((bed) => {
  describe("1,000 submits that repeat another one at the same moment", () => {
    async function submit(visitor: Visitor): Promise<readonly Json[]> {
      const confirm = { WITHDRAW_TYPE: 1, AMOUNT_TYPE: 1, AMOUNT: amount }
      const { CONFIRM_KEY } = await visitor.legacy("withdrawal_confirm", confirm)
      const key = randomUUID()
      return Promise.all(
        Array.from({ length: submits }, () => visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY }, key)),
      )
    }

    it("move the money once for all that are the same", async () => {
      const visitors = await Promise.all(Array.from({ length: customers }, () => visit(bed().app, "active-investor")))
      const before = await Promise.all(visitors.map(available))
      const numbers = new Map<Visitor, Set<unknown>>(visitors.map((visitor) => [visitor, new Set()]))
      const wrong: unknown[] = []
      for (let round = 0; round < withdrawals; round += 1) {
        await Promise.all(
          visitors.map(async (visitor) => {
            const answers = await submit(visitor)
            numbers.get(visitor)?.add(answers[0]?.["WITHDRAWAL_NO"])
            const different = new Set(answers.map((answer) => JSON.stringify(answer)))
            if (different.size > 1 || answers[0]?.["STATUS"] !== 0) wrong.push([...different])
          }),
        )
        bed().wait(5_000)
      }
      expect(wrong.slice(0, 3)).toEqual([])
      for (const [index, visitor] of visitors.entries()) {
        expect(numbers.get(visitor)?.size).toBe(withdrawals)
        const ledger = (await visitor.control("GET", "/ledger")) as readonly { kind: string; reference: string }[]
        const ours = ledger.filter(({ reference }) => numbers.get(visitor)?.has(reference) === true)
        expect(new Set(ours.map(({ reference }) => reference)).size).toBe(withdrawals)
        expect(ours).toHaveLength(withdrawals)
        expect(await available(visitor)).toBe((before[index] ?? 0) - withdrawals * amount)
      }
    }, 300_000)
  })
})
