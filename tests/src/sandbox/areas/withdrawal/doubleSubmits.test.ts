// @vitest-environment node
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { available, type Json, setClock, visit, type Visitor } from "../../support/testbed"

const customers = 10
const withdrawals = 10
const amount = 1_000

/** How often one tap arrives; once more it arrives under a key of its own, as from a second tap or another device. */
const arrivals = { usual: 5, most: 20 }

interface Entry {
  readonly kind: string
  readonly reference: string
}

const ledger = async (visitor: Visitor) => (await visitor.control("GET", "/ledger")) as readonly Entry[]

/** A write, by its path. */
async function send(visitor: Visitor, path: string, payload: Json, REQUEST_ID: string): Promise<Json> {
  const TOKEN = visitor.cookies.get("TOKEN") ?? ""
  return (await visitor.send("POST", `/api/legacy/v2/${path}`, { TOKEN, ...payload, REQUEST_ID })).body
}

/** One tap, many times at the same moment. Gives what its answers say, each once, and what the second tap is told. */
async function submit(visitor: Visitor, path: string, payload: Json, times = arrivals.usual) {
  const key = randomUUID()
  const keys = [...Array.from({ length: times }, () => key), randomUUID()]
  const answers = await Promise.all(keys.map((own) => send(visitor, path, payload, own)))
  const told = answers.splice(-1)
  return { different: [...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values()], told }
}

type Submitted = Awaited<ReturnType<typeof submit>>

/** The repetitions say the same, and of both taps one did it. */
const isOnce = ({ different, told }: Submitted) =>
  different.length === 1 && [...different, ...told].filter(({ STATUS }) => STATUS === 0).length === 1

onEveryDatabase((bed) => {
  const arrive = (count: number) =>
    Promise.all(Array.from({ length: count }, () => visit(bed().app, "active-investor")))

  describe("more than 1,000 submits that repeat another one at the same moment", () => {
    it("withdraw once and cancel once for all that are the same", async () => {
      const visitors = await arrive(customers)
      const before = await Promise.all(visitors.map(available))
      const wrong: unknown[] = []
      async function complete(visitor: Visitor, name: string, wish: Json): Promise<Json> {
        const { CONFIRM_KEY } = await visitor.legacy(`${name}_confirm`, wish)
        const submitted = await submit(visitor, `client/${name}_complete`, { CONFIRM_KEY })
        if (!isOnce(submitted)) wrong.push([name, submitted])
        return [...submitted.different, ...submitted.told].find(({ STATUS }) => STATUS === 0) ?? {}
      }
      for (let round = 0; round < withdrawals; round += 1) {
        await Promise.all(
          visitors.map(async (visitor) => {
            const wish = { WITHDRAW_TYPE: 1, AMOUNT_TYPE: 1, AMOUNT: amount }
            const { WITHDRAWAL_NO } = await complete(visitor, "withdrawal", wish)
            // The last ones stay, so that the sum in the end is not that of the beginning.
            if (round > 0) await complete(visitor, "cancel_withdrawal", { WITHDRAWAL_NO })
          }),
        )
        bed().wait(5_000)
      }
      expect(wrong.slice(0, 3)).toEqual([])
      for (const [index, visitor] of visitors.entries()) {
        const entries = await ledger(visitor)
        const made = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ reference }) => reference)
        const canceled = made("withdrawal-canceled")
        expect(canceled).toHaveLength(withdrawals - 1)
        expect(new Set(canceled).size).toBe(withdrawals - 1)
        const accepted = made("withdrawal-accepted").filter((reference) => reference !== "W250114-0001")
        expect(new Set(accepted).size).toBe(accepted.length)
        expect(accepted).toEqual(expect.arrayContaining(canceled))
        expect(await available(visitor)).toBe((before[index] ?? 0) - amount)
      }
    })

    it("take a pre-order back once", async () => {
      for (const visitor of await arrive(5)) {
        const submitted = await submit(visitor, "preorder/preorder_cancel", { PREORDER_ID: 501 }, arrivals.most)
        expect([isOnce(submitted), submitted]).toEqual([true, submitted])
        const left = await send(visitor, "preorder/preorder_list", {}, randomUUID())
        expect(left["PREORDER_ARRAY"] ?? left).toEqual([])
      }
    })

    it("set an automatic withdrawal that pays out once", async () => {
      const terms = { PAYMENT_TYPE: 2, AGREEMENT_TYPE: 2, TERMS_ID_ARRAY: ["PW-1"], AGREE_FLG: 1, RETURN_VERSION: 1 }
      for (const visitor of await arrive(5)) {
        const wish = { ...terms, KEEP_AMOUNT: 10_000 }
        const { different } = await submit(visitor, "payments/contractAgreementConfirm", wish, arrivals.most)
        expect(different).toMatchObject([{ STATUS: 0, CONTRACT_STATUS: 2 }])
        await setClock(visitor, "2025-01-16T10:00:00+09:00")
        expect(new Set(await Promise.all(Array.from({ length: 5 }, () => available(visitor))))).toEqual(
          new Set([10_000]),
        )
        expect((await ledger(visitor)).filter(({ kind }) => kind === "auto-withdrawal")).toHaveLength(1)
      }
    })
  })
})
