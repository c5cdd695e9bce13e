// @vitest-environment node
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../../../../renderer/compiler"
import { shippedRoot } from "../../../../support/shippedRoot"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, setClock, visit } from "../../support/testbed"
import { agree, code, comeBack, contracts, decide, enabled, pay, statuses } from "./support"

const samples = loadDocuments(shippedRoot).find("call", "legacy/payments_contract_list")?.document.samples ?? {}
const listed = (name: string) => (samples[name] as { readonly CONTRACT_ARRAY: readonly Json[] }).CONTRACT_ARRAY

onEveryDatabase((bed) => {
  const enter = (world: string) => visit(bed().app, world)

  describe("contracts", () => {
    it("are those of the catalogue for its customer, one of them with its latest debits", async () => {
      const visitor = await enter("active-investor")
      expect(await contracts(visitor)).toEqual(listed("one_linked"))
      expect(await contracts(visitor, { CONTRACT_ID: "C-10" })).toEqual(listed("detail_bank"))
      expect(await contracts(visitor, { PAYMENT_TYPE: 1 })).toEqual(listed("one_linked").slice(1))
    })

    it("of somebody else are not there", async () => {
      const visitor = await enter("paybank-unlinked")
      const calls = [
        ["contract_list", { CONTRACT_ID: "C-10" }],
        ["unbind", { CONTRACT_ID: "C-10", UNBIND_TYPE: 1 }],
        ["contract_result", { CONTRACT_ID: "C-10", PAYMENT_TYPE: 2 }],
      ] as const
      const answers = await Promise.all(calls.map(([name, payload]) => pay(visitor, name, payload)))
      expect(answers.map(({ REDIRECT_CODE }) => REDIRECT_CODE)).toEqual([404, 404, 404])
    })

    it("begin with the partner's approval, and change what a withdrawal offers", async () => {
      const visitor = await enter("paybank-unlinked")
      const { STATE, REDIRECT_URL } = await agree(visitor, 2)
      expect(REDIRECT_URL).toBe(`https://bank.example/authorize?state=${String(STATE)}`)
      expect(await statuses(visitor)).toEqual({ SPB: 0, SPM: 0 })
      expect(await enabled(visitor)).toEqual({ 1: 1, 2: 0, 3: 0 })
      expect(await comeBack(visitor, STATE)).toMatchObject({ CONTRACT_ID: "C-11", RESULT_CD: 0 })
      expect(await statuses(visitor)).toEqual({ SPB: 2, SPM: 0 })
      expect(await enabled(visitor)).toEqual({ 1: 1, 2: 0, 3: 1 })
    })

    it.each([
      [{ CODE: "ok" }, 0, 2],
      [{ CODE: "pending" }, 1, 1],
      [{ CODE: "mismatch" }, 3, 0],
      [{ CODE: "ng" }, 9, 0],
      [{ CODE: "what" }, 9, 0],
      [{ ERROR: "access_denied" }, 2, 0],
      [{ ERROR: "server_error" }, 9, 0],
      [{}, 9, 0],
    ])("come back with %j as result %i and status %i", async (said, result, status) => {
      const visitor = await enter("paybank-unlinked")
      const { STATE } = await agree(visitor, 2)
      expect(code(await comeBack(visitor, STATE, said))).toBe(result)
      expect((await statuses(visitor))["SPB"]).toBe(status)
    })

    it("are decided once per state: coming back again, or with something else, changes nothing", async () => {
      const visitor = await enter("paybank-unlinked")
      const { STATE } = await agree(visitor, 2)
      expect(code(await comeBack(visitor, STATE, { ERROR: "access_denied" }))).toBe(2)
      expect(code(await comeBack(visitor, STATE))).toBe(2)
      expect((await statuses(visitor))["SPB"]).toBe(0)
    })

    it("are decided once when ten come back at the same moment", async () => {
      const visitor = await enter("paybank-unlinked")
      const { STATE } = await agree(visitor, 2)
      const said = Array.from({ length: 10 }, (_, index) => ({ CODE: index % 2 === 0 ? "ok" : "mismatch" }))
      const answers = await Promise.all(said.map((one) => comeBack(visitor, STATE, one)))
      expect(new Set(answers.map(code)).size).toBe(1)
      expect((await contracts(visitor)).filter(({ CONTRACT_ID }) => CONTRACT_ID !== null)).toHaveLength(
        code(answers[0] ?? {}) === 0 ? 1 : 0,
      )
    })

    it("of two tabs are one: the second approval finds the first", async () => {
      const visitor = await enter("paybank-unlinked")
      const [first, second] = [await agree(visitor, 2), await agree(visitor, 2)]
      expect(await comeBack(visitor, first["STATE"])).toMatchObject({ CONTRACT_ID: "C-11", RESULT_CD: 0 })
      expect(await comeBack(visitor, second["STATE"])).toMatchObject({ CONTRACT_ID: "C-11", RESULT_CD: 0 })
      expect((await contracts(visitor))[0]).toMatchObject({ CONTRACT_ID: "C-11", CONTRACT_STATUS: 2 })
    })

    it("of two tabs are one with another bank, too: both come back to it", async () => {
      const visitor = await enter("contracts-all-types")
      const states = [await agree(visitor, 3), await agree(visitor, 3)].map(({ STATE }) => STATE)
      for (const STATE of states) {
        const CONTRACT_ID = (await decide(visitor, STATE, "approve")).searchParams.get("contract_id")
        const told = await pay(visitor, "contract_result", { PAYMENT_TYPE: 3, CONTRACT_ID })
        expect(told).toMatchObject({ CONTRACT_ID: "C-11", RESULT_CD: 0, ACCOUNT_NO_MASKED: "****902" })
      }
    })

    it("of two tabs are one while the bank is still at the first, and done together", async () => {
      const visitor = await enter("paybank-unlinked")
      const [first, second] = [await agree(visitor, 2), await agree(visitor, 2)]
      const both = async () => [
        await comeBack(visitor, first["STATE"], { CODE: "pending" }),
        await comeBack(visitor, second["STATE"]),
      ]
      const are = (result: number) => Array.from({ length: 2 }, () => ({ CONTRACT_ID: "C-11", RESULT_CD: result }))
      expect(await both()).toMatchObject(are(1))
      await setClock(visitor, "2025-01-15T10:10:00+09:00")
      expect(await both()).toMatchObject(are(0))
      expect((await contracts(visitor))[0]).toMatchObject({ CONTRACT_ID: "C-11", CONTRACT_STATUS: 2 })
    })

    it("that nobody asked for do not come about", async () => {
      const visitor = await enter("paybank-unlinked")
      const other = await enter("paybank-unlinked")
      const { STATE } = await agree(other, 2)
      for (const state of ["st-unknown", STATE])
        expect(await comeBack(visitor, state)).toMatchObject({ CONTRACT_ID: null, RESULT_CD: 4 })
      for (const state of ["st-unknown", STATE, undefined]) {
        const toldBy = (ERROR: string) => comeBack(visitor, state, { ERROR })
        expect(await toldBy("access_denied")).toMatchObject({ CONTRACT_ID: null, RESULT_CD: 2 })
        expect(await toldBy("server_error")).toMatchObject({ CONTRACT_ID: null, RESULT_CD: 9 })
      }
      expect(await comeBack(visitor, undefined)).toMatchObject({ CONTRACT_ID: null, RESULT_CD: 9 })
      const typed = await pay(visitor, "contract_result", { PAYMENT_TYPE: 2, RESULT_CD: 0 })
      expect(typed).toMatchObject({ CONTRACT_ID: null, RESULT_CD: 9, RESULT_DETAIL_CD: "E-3021" })
      expect(await statuses(visitor)).toEqual({ SPB: 0, SPM: 0 })
    })

    it.each(["cancel", "mismatch", "fail", "late"])(
      "with another bank that ended with %s tell which bank to try again",
      async (decision) => {
        const visitor = await enter("contracts-all-types")
        const { STATE } = await agree(visitor, 3)
        const back = await decide(visitor, STATE, decision)
        const CONTRACT_ID = back.searchParams.get("contract_id")
        const told = await pay(visitor, "contract_result", { PAYMENT_TYPE: 3, CONTRACT_ID })
        expect(told).toMatchObject({ PAYMENT_TYPE: 3, BANK_ID: "MHN" })
      },
    )

    it("are too late after half an hour", async () => {
      const visitor = await enter("paybank-unlinked")
      const { STATE } = await agree(visitor, 2)
      await setClock(visitor, "2025-01-15T10:31:00+09:00")
      expect(code(await comeBack(visitor, STATE))).toBe(4)
      expect((await statuses(visitor))["SPB"]).toBe(0)
    })

    it("that the bank is still at are done three minutes later", async () => {
      const visitor = await enter("paybank-unlinked")
      const { STATE } = await agree(visitor, 2)
      await comeBack(visitor, STATE, { CODE: "pending" })
      const told = () => pay(visitor, "contract_result", { PAYMENT_TYPE: 2, CONTRACT_ID: "C-11" })
      expect(code(await told())).toBe(1)
      await setClock(visitor, "2025-01-15T10:10:00+09:00")
      expect(await told()).toMatchObject({ RESULT_CD: 0, ACCOUNT_NO_MASKED: "****321", AGREEMENT_TYPE: 1 })
    })

    it.each([
      ["a term that has to be read", { TERMS_ID_ARRAY: ["PT-1"] }],
      ["all terms", { TERMS_ID_ARRAY: [] }],
      ["consent", { AGREE_FLG: undefined }],
      ["the word that the account is the customer's own", { ACCOUNT_NAME_CHECK_FLG: undefined }],
    ])("do not begin without %s", async (_what, lacking) => {
      const visitor = await enter("paybank-unlinked")
      const whole = { PAYMENT_TYPE: 2, AGREEMENT_TYPE: 1, RETURN_VERSION: 1, AGREE_FLG: 1, ACCOUNT_NAME_CHECK_FLG: 1 }
      const begin = (parts: Json) => pay(visitor, "contractAgreementConfirm", { ...whole, ...parts })
      expect(code(await begin({ TERMS_ID_ARRAY: ["PT-1", "PT-2"], ...lacking }))).toBe("status 2")
      expect(await begin({ TERMS_ID_ARRAY: ["PT-1", "PT-2"] })).toMatchObject({ STATUS: 0 })
    })

    it("do not begin with a term that nobody knows", async () => {
      const { STATUS } = await pay(await enter("paybank-unlinked"), "contractAgreementConfirm", {
        PAYMENT_TYPE: 2,
        AGREEMENT_TYPE: 1,
        RETURN_VERSION: 1,
        AGREE_FLG: 1,
        ACCOUNT_NAME_CHECK_FLG: 1,
        TERMS_ID_ARRAY: ["PT-1", "PT-2", "PT-3"],
      })
      expect(STATUS).toBe(2)
    })

    it.each([
      ["active-investor", 2, "ALREADY_LINKED"],
      ["contract-pending", 2, "ALREADY_LINKED"],
      ["contracts-closed", 1, "SERVICE_MAINTENANCE"],
      ["contract-no-kana", 2, "NAME_KANA_MISSING"],
    ] as const)("are refused to %s: %s", async (world, type, expected) => {
      expect(code(await agree(await enter(world), type))).toBe(expected)
    })

    it("that have run out keep their number when they are renewed", async () => {
      const visitor = await enter("contract-reauth")
      expect(await enabled(visitor)).toMatchObject({ 3: 0 })
      const { STATE } = await agree(visitor, 2)
      expect(await comeBack(visitor, STATE)).toMatchObject({ CONTRACT_ID: "C-10", RESULT_CD: 0 })
      expect(await enabled(visitor)).toMatchObject({ 3: 1 })
    })
  })

  describe("the partner's page", () => {
    it.each([
      ["approve", 0],
      ["pending", 1],
      ["cancel", 2],
      ["mismatch", 3],
      ["late", 4],
      ["kyc", 5],
      ["fail", 9],
    ])("brings the app back with %s as %i, every time the same", async (decision, result) => {
      const visitor = await enter("contracts-all-types")
      const { STATE } = await agree(visitor, 1, 2)
      const before = await pay(visitor, "contract_result_paypay", { STATE })
      const address = await decide(visitor, STATE, decision)
      expect(`${address.pathname}${address.search}`).toBe(`/payments/contract_result_paypay_v2?state=${String(STATE)}`)
      const after = [1, 2].map(() => pay(visitor, "contract_result_paypay", { STATE }))
      expect([before, ...(await Promise.all(after))].map(code)).toEqual([1, result, result])
      await decide(visitor, STATE, "approve")
      expect(code(await pay(visitor, "contract_result_paypay", { STATE }))).toBe(result)
    })

    it("gives the payment bank's code to the callback, and tells of other banks before the customer is back", async () => {
      const visitor = await enter("contracts-all-types")
      const bank = await agree(visitor, 2)
      const back = await decide(visitor, bank["STATE"], "cancel")
      expect(back.pathname).toBe("/payments/contract_result_callback")
      expect(Object.fromEntries(back.searchParams)).toEqual({ state: bank["STATE"], error: "access_denied" })

      const { STATE, CONTRACT_ID } = await agree(visitor, 3)
      const other = await decide(visitor, STATE, "approve")
      expect(`${other.pathname}${other.search}`).toBe(
        `/payments/contract_result?payment_type=3&contract_id=${String(CONTRACT_ID)}`,
      )
      expect(await pay(visitor, "contract_result", { PAYMENT_TYPE: 3, CONTRACT_ID })).toMatchObject({
        RESULT_CD: 0,
        SERVICE_NM: "みほん銀行",
      })
      expect((await statuses(visitor))["MHN"]).toBe(2)
    })

    it("shows every way to end, and nothing about a state that it does not know", async () => {
      const visitor = await enter("contracts-all-types")
      const { STATE } = await agree(visitor, 2)
      const page = async (state: unknown) =>
        (await visitor.send("GET", `/__sandbox/partner/authorize?state=${String(state)}`)).text
      expect((await page(STATE)).match(/<a /g)).toHaveLength(7)
      expect(await page("st-other")).toContain("手続きが見つかりません")
      const app = await agree(visitor, 1)
      expect(await page(app["STATE"])).toContain('href="/payments/contract_result_paypay?state=st-unknown')
    })
  })

  describe("unbinding", () => {
    it("ends the contract and its withdrawals, once", async () => {
      const visitor = await enter("active-investor")
      const key = randomUUID()
      const wish = { CONTRACT_ID: "C-10", UNBIND_TYPE: 1 }
      const first = await pay(visitor, "unbind", wish, key)
      expect(first).toMatchObject({ CONTRACT_STATUS: 9, AUTO_WITHDRAWAL_FLG: 0 })
      expect(await pay(visitor, "unbind", wish, key)).toEqual(first)
      expect(code(await pay(visitor, "unbind", wish))).toBe("ALREADY_UNBOUND")
      expect(await enabled(visitor)).toEqual({ 1: 1, 2: 0, 3: 0 })
    })

    it.each([
      ["C-10", 3],
      ["C-9", 2],
    ])("leaves a withdrawal to %s that was confirmed before without a destination", async (CONTRACT_ID, type) => {
      const visitor = await enter("all-linked")
      const wish = { WITHDRAW_TYPE: type, AMOUNT_TYPE: 1, AMOUNT: 30_000 }
      const { CONFIRM_KEY } = await visitor.legacy("withdrawal_confirm", wish)
      await pay(visitor, "unbind", { CONTRACT_ID, UNBIND_TYPE: 1 })
      expect(code(await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY }))).toBe("EXPIRED")
    })

    it.each([
      ["contract-in-use", "IN_USE"],
      ["contract-debit-pending", "PENDING_DEBIT"],
    ])("is refused for %s", async (world, expected) => {
      const visitor = await enter(world)
      expect(code(await pay(visitor, "unbind", { CONTRACT_ID: "C-10", UNBIND_TYPE: 1 }))).toBe(expected)
      expect((await statuses(visitor))["SPB"]).toBe(2)
    })
  })
})
