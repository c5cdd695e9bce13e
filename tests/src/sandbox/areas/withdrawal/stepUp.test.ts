// @vitest-environment node
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { createStepUp } from "../../../../../src/platform/step-up"
import { createFakeClock } from "../../../../support/fakeClock"
import { createFakeAuthenticator } from "../../support/fakeAuthenticator"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { available, type Json, setClock, type Visitor, visit } from "../../support/testbed"

const wish = { WITHDRAW_TYPE: 1, AMOUNT_TYPE: 1, AMOUNT: 10_000 }

/** A confirmed withdrawal, and what the customer is asked to prove. */
async function confirm(visitor: Visitor) {
  const { CONFIRM_KEY, STEP_UP } = await visitor.legacy("withdrawal_confirm", wish)
  const { CHALLENGE: challenge = "", CREDENTIAL_ID_ARRAY: credentials = [] } = (STEP_UP ?? {}) as {
    readonly CHALLENGE?: string
    readonly CREDENTIAL_ID_ARRAY?: readonly string[]
  }
  return { CONFIRM_KEY, isAsked: STEP_UP !== undefined, asked: { challenge, credentials } }
}

const native = async (visitor: Visitor, challenge: string, way: Json) =>
  (await visitor.control("POST", "/step-up", { challenge, ...way })) as { outcome: string; proof?: string }

const right = { password: "sample-trade-1" }
const codeOf = ({ STATUS, ERROR_CD }: Json) => (STATUS === 0 ? "ok" : ERROR_CD)

onEveryDatabase((bed) => {
  const arrive = (world: string) => visit(bed().app, world)

  describe("a withdrawal of an account that has to prove its customer", () => {
    it("is refused without a proof, and goes through with one of the native app", async () => {
      const visitor = await arrive("trading-password")
      const { CONFIRM_KEY, asked } = await confirm(visitor)
      expect(codeOf(await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY }))).toBe("STEP_UP_REQUIRED")
      expect(await available(visitor)).toBe(235_000)
      const { proof } = await native(visitor, asked.challenge, right)
      const answer = await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY, STEP_UP_TOKEN: proof })
      expect(codeOf(answer)).toBe("ok")
      expect(await available(visitor)).toBe(225_000)
    })

    it("takes the signature of a passkey in a browser, and none that nobody was there for or another page got", async () => {
      const visitor = await arrive("passkey")
      const prove = async (signed?: Parameters<typeof createFakeAuthenticator>[0]) => {
        const { CONFIRM_KEY, asked } = await confirm(visitor)
        const page = createFakeAuthenticator(signed)
        const settings = { page, androidInterface: "", clock: createFakeClock(), randomUuid: randomUUID }
        const end = await createStepUp({ ...settings, platform: "other" })(asked)
        const proof = end.outcome === "ok" ? end.proof : ""
        return codeOf(await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY, STEP_UP_TOKEN: proof }))
      }
      expect(await prove({ flags: 0x01 })).toBe("STEP_UP_FAILED")
      expect(await prove({ origin: "https://other.example", host: "localhost" })).toBe("STEP_UP_FAILED")
      expect(await prove({ host: "other.example" })).toBe("STEP_UP_FAILED")
      expect(await prove()).toBe("ok")
    })

    it("takes a proof for what was confirmed only, once, and for two minutes", async () => {
      const visitor = await arrive("trading-password")
      const first = await confirm(visitor)
      const second = await confirm(visitor)
      const { proof: STEP_UP_TOKEN } = await native(visitor, first.asked.challenge, right)
      const send = (CONFIRM_KEY: unknown) =>
        visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY, STEP_UP_TOKEN }).then(codeOf)
      expect(await send(second.CONFIRM_KEY)).toBe("STEP_UP_FAILED")
      await setClock(visitor, "2025-01-15T10:03:00+09:00")
      expect(await send(first.CONFIRM_KEY)).toBe("STEP_UP_FAILED")
      const { proof } = await native(visitor, second.asked.challenge, right)
      const again = { CONFIRM_KEY: second.CONFIRM_KEY, STEP_UP_TOKEN: proof }
      expect(codeOf(await visitor.legacyWrite("withdrawal_complete", again))).toBe("ok")
      expect(codeOf(await visitor.legacyWrite("withdrawal_complete", again))).toBe("EXPIRED")
    })

    it("gives a repetition the first answer, whatever it proves", async () => {
      const visitor = await arrive("trading-password")
      const { CONFIRM_KEY, asked } = await confirm(visitor)
      const { proof } = await native(visitor, asked.challenge, right)
      const id = randomUUID()
      const first = await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY, STEP_UP_TOKEN: proof }, id)
      const again = await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY, STEP_UP_TOKEN: "another" }, id)
      expect([codeOf(first), again]).toEqual(["ok", first])
      expect(await available(visitor)).toBe(225_000)
    })

    it("is locked by the fifth wrong trading password, for the right one too", async () => {
      const visitor = await arrive("trading-password")
      const { CONFIRM_KEY, asked } = await confirm(visitor)
      const ends: string[] = []
      for (let n = 0; n < 5; n += 1) ends.push((await native(visitor, asked.challenge, { password: "wrong" })).outcome)
      expect(ends).toEqual([...Array<string>(4).fill("failed"), "locked"])
      expect(await native(visitor, asked.challenge, right)).toEqual({ outcome: "locked" })
      const answer = await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY, STEP_UP_TOKEN: "x" })
      expect(codeOf(answer)).toBe("STEP_UP_LOCKED")
    })

    it("is not asked of an account without either", async () => {
      const visitor = await arrive("active-investor")
      const { CONFIRM_KEY, isAsked } = await confirm(visitor)
      expect(isAsked).toBe(false)
      expect(codeOf(await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY }))).toBe("ok")
    })
  })
})
