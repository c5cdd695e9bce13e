// @vitest-environment node
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { declarations, email } from "../../support/applying"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Answered, type Json, newestCode, setClock, visit, type Visitor } from "../../support/testbed"

const wrongThan = (code: string) => (code === "111111" ? "222222" : "111111")

async function groupOf(visitor: Visitor, group: "ONE" | "TWO"): Promise<{ documentId: string; version: string }[]> {
  const listed = (await visitor.aco("GET", `/agreements?group=${group}`))["data"] as { documents: Json[] }
  return listed.documents.map(({ documentId, version }) => ({
    documentId: String(documentId),
    version: String(version),
  }))
}

async function accept(visitor: Visitor, group: "ONE" | "TWO", changes: Json = {}): Promise<Json> {
  const documents = await groupOf(visitor, group)
  return visitor.aco("POST", "/agreements/accept", { group, documents, declarations: declarations[group], ...changes })
}

const pointOf = async (visitor: Visitor) => ((await visitor.aco("GET", "/progress"))["data"] as Json)["returnPoint"]

const codeOf = async (answer: Promise<Json>) => (await answer)["business_error_code"]

const onDevice = (device: string) => ({ "device-uuid": device, "idempotency-key": randomUUID() })

onEveryDatabase((bed) => {
  const arrive = (world = "new-applicant") => visit(bed().app, world)

  describe("account opening", () => {
    it("leads a new applicant from the mail address to the card reading", async () => {
      const visitor = await arrive()
      expect(await pointOf(visitor)).toBe("EMAIL_INPUT")
      const sent = await visitor.aco("POST", "/mail-auth", { email })
      expect(sent["data"]).toMatchObject({ maskedEmail: "ha***@example.jp", returnPoint: "OTP_INPUT" })
      const anonymous = visitor.cookies.get("AO_SESSION")
      const code = await newestCode(visitor)
      const verified = await visitor.aco("POST", "/mail-auth/verify", { code })
      expect(verified["data"]).toMatchObject({
        returnPoint: "AGREEMENT_CONFIRM",
        expiresAt: "2025-02-14T23:59:59+09:00",
      })
      expect(visitor.cookies.get("AO_SESSION")).not.toBe(anonymous)
      expect((await accept(visitor, "ONE"))["data"]).toEqual({ returnPoint: "AGREEMENT_CONFIRM" })
      expect((await accept(visitor, "TWO"))["data"]).toEqual({ returnPoint: "AFTER_ALL_AGREEMENTS" })
      const patch = { version: 1, hasMyNumberCard: "YES", knowsSignaturePassword: "YES", nfcAvailable: true }
      expect((await visitor.aco("PATCH", "/draft/ekyc", patch))["data"]).toMatchObject({ version: 2 })
      expect((await visitor.aco("GET", "/draft"))["data"]).toMatchObject({
        version: 2,
        draft: { hasMyNumberCard: "YES" },
      })
    })

    it("forgets the cookie from before the address was proven", async () => {
      const visitor = await arrive("applicant-otp")
      const before = visitor.cookies.get("AO_SESSION") ?? ""
      await visitor.aco("POST", "/mail-auth/verify", { code: await newestCode(visitor) })
      visitor.cookies.set("AO_SESSION", before)
      expect(await pointOf(visitor)).toBe("EMAIL_INPUT")
    })

    it("leaves the session of a proven address alone where a key was asked for with the cookie from before", async () => {
      const visitor = await arrive("applicant-otp")
      const before = visitor.cookies.get("AO_SESSION") ?? ""
      await visitor.aco("POST", "/mail-auth/verify", { code: await newestCode(visitor) })
      const after = visitor.cookies.get("AO_SESSION") ?? ""
      visitor.cookies.set("AO_SESSION", before)
      expect(await visitor.aco("GET", "/draft/key")).toMatchObject({ status: 409 })
      expect(visitor.cookies.get("AO_SESSION")).toBe(before)
      visitor.cookies.set("AO_SESSION", after)
      expect((await visitor.aco("GET", "/draft/key"))["data"]).toBeDefined()
      expect(visitor.cookies.get("AO_SESSION")).toBe(after)
    })

    it("gives no session to who repeats the proof of an address without its cookie or from elsewhere", async () => {
      const visitor = await arrive("applicant-otp")
      const before = visitor.cookies.get("AO_SESSION") ?? ""
      const [key, code] = [randomUUID(), await newestCode(visitor)]
      await visitor.aco("POST", "/mail-auth/verify", { code }, key)
      const after = visitor.cookies.get("AO_SESSION") ?? ""
      visitor.cookies.delete("AO_SESSION")
      expect(await visitor.aco("POST", "/mail-auth/verify", { code }, key)).toMatchObject({ status: 409 })
      visitor.cookies.set("AO_SESSION", "made-up")
      expect(await visitor.aco("POST", "/mail-auth/verify", { code }, key)).toMatchObject({ status: 409 })
      // Who did not see the answer still has the cookie from before; who saw only its head has the new one.
      for (const own of [before, after]) {
        visitor.cookies.set("AO_SESSION", own)
        expect((await visitor.aco("POST", "/mail-auth/verify", { code }, key))["data"]).toBeDefined()
        expect(await pointOf(visitor)).toBe("AGREEMENT_CONFIRM")
      }
    })

    it("sends no more mails than it may, however many are asked for at once", async () => {
      const visitor = await arrive()
      const ask = () => visitor.send("POST", "/api/aco/mail-auth", { email }, { "idempotency-key": randomUUID() })
      visitor.cookies.delete("AO_SESSION")
      const answers = await Promise.all(Array.from({ length: 40 }, ask))
      expect(answers.filter(({ body }) => body["data"] != null)).toHaveLength(5)
      expect(await visitor.control("GET", "/outbox")).toHaveLength(5)
    })

    it("counts mails to any address and calls of who names no device", async () => {
      const visitor = await arrive()
      const answers: Answered[] = []
      for (let sent = 0; sent < 80; sent += 1) {
        visitor.cookies.delete("AO_SESSION")
        const headers = { "idempotency-key": randomUUID() }
        answers.push(await visitor.send("POST", "/api/aco/mail-auth", { email: `a${sent}@example.jp` }, headers))
      }
      expect(await visitor.control("GET", "/outbox")).toHaveLength(5)
      expect(answers[5]?.body).toMatchObject({ business_error_code: "mail_send_limit" })
      expect(answers.at(-1)?.status).toBe(429)
    })

    it("counts wrong codes, and the fifth locks address and device for 30 minutes", async () => {
      const visitor = await arrive("applicant-otp")
      const code = await newestCode(visitor)
      const verify = (typed: string) => visitor.aco("POST", "/mail-auth/verify", { code: typed })
      const left: unknown[] = []
      for (let n = 0; n < 4; n += 1)
        left.push(((await verify(wrongThan(code)))["error_detail"] as Json)["remainingAttempts"])
      expect(left).toEqual([4, 3, 2, 1])
      const fifth = await verify(wrongThan(code))
      expect(fifth).toMatchObject({ business_error_code: "code_attempt_limit" })
      expect((fifth["halfsheet_error"] as Json)["title"]).toBe("認証コードの入力回数が上限に達しました")
      expect(await verify(code)).toMatchObject({ business_error_code: "code_attempt_limit" })
      expect(await visitor.aco("POST", "/mail-auth/resend", {})).toMatchObject({
        business_error_code: "code_attempt_limit",
      })
      await setClock(visitor, "2025-01-15T10:31:00+09:00")
      expect((await visitor.aco("POST", "/mail-auth/resend", {}))["data"]).toBeDefined()
    })

    it("does not count a repetition of the same tap", async () => {
      const visitor = await arrive("applicant-otp")
      const typed = { code: wrongThan(await newestCode(visitor)) }
      const key = randomUUID()
      const first = await visitor.aco("POST", "/mail-auth/verify", typed, key)
      expect(await visitor.aco("POST", "/mail-auth/verify", typed, key)).toEqual(first)
      const next = await visitor.aco("POST", "/mail-auth/verify", typed)
      expect(next["error_detail"]).toEqual({ remainingAttempts: 3 })
      expect((await visitor.aco("POST", "/mail-auth/verify", { code: "999999" }, key))["status"]).toBe(409)
    })

    it.each([
      ["2025-01-15T10:09:29+09:00", undefined],
      ["2025-01-15T10:09:30+09:00", "code_expired"],
    ])("at %s answers the code with %s", async (now, refusal) => {
      const visitor = await arrive("applicant-otp")
      const code = await newestCode(visitor)
      await setClock(visitor, now)
      expect((await visitor.aco("POST", "/mail-auth/verify", { code }))["business_error_code"]).toBe(refusal)
    })

    it("waits 60 seconds between mails, keeps one live code and stops after five in an hour", async () => {
      const visitor = await arrive("applicant-otp")
      const first = await newestCode(visitor)
      const resend = () => visitor.aco("POST", "/mail-auth/resend", {})
      bed().wait(29_000)
      expect(await resend()).toMatchObject({ business_error_code: "resend_too_early" })
      const remaining: unknown[] = []
      for (let n = 0; n < 4; n += 1) {
        bed().wait(60_000)
        remaining.push(((await resend())["data"] as Json)["remainingResends"])
      }
      expect(remaining).toEqual([3, 2, 1, 0])
      bed().wait(60_000)
      const over = await resend()
      expect(over).toMatchObject({ business_error_code: "resend_limit" })
      expect(over["field_errors"]).toEqual([
        { field: "code", message: "再送の上限に達しました。1時間後にもう一度お試しください。" },
      ])
      const old = await visitor.aco("POST", "/mail-auth/verify", { code: first })
      if (first !== (await newestCode(visitor))) expect(old).toMatchObject({ business_error_code: "code_invalid" })
    })

    it("F52: keeps one live code for an address, whoever applies with it", async () => {
      const visitor = await arrive()
      await visitor.aco("POST", "/mail-auth", { email })
      const [first, session] = [await newestCode(visitor), visitor.cookies.get("AO_SESSION") ?? ""]
      visitor.cookies.delete("AO_SESSION")
      await visitor.aco("POST", "/mail-auth", { email })
      const second = await newestCode(visitor)
      const later = visitor.cookies.get("AO_SESSION") ?? ""
      expect(later).not.toBe(session)
      visitor.cookies.set("AO_SESSION", session)
      expect(await codeOf(visitor.aco("POST", "/mail-auth/verify", { code: first }))).toBe("code_expired")
      visitor.cookies.set("AO_SESSION", later)
      expect(await codeOf(visitor.aco("POST", "/mail-auth/verify", { code: second }))).toBeUndefined()
    })

    it.each([
      ["yamada@example.jp", "active-investor", "mail_already_registered"],
      ["someone@DISPOSABLE.example", "new-applicant", "mail_domain_not_accepted"],
    ])("refuses the address %s in the world %s", async (address, world, code) => {
      const visitor = await arrive(world)
      expect(await visitor.aco("POST", "/mail-auth", { email: address })).toMatchObject({ business_error_code: code })
    })

    it("answers 400 to what is no mail address and to a tap without a key", async () => {
      const visitor = await arrive()
      expect((await visitor.aco("POST", "/mail-auth", { email: "hanako" }))["status"]).toBe(400)
      expect((await visitor.send("POST", "/api/aco/mail-auth", { email })).status).toBe(400)
    })

    it("wants the current version of every document, all declarations and group one before two", async () => {
      const visitor = await arrive("applicant-agreements")
      const [first, ...rest] = await groupOf(visitor, "ONE")
      const outdated = [{ documentId: first?.documentId, version: "2024-01" }, ...rest]
      expect(await codeOf(accept(visitor, "ONE", { documents: outdated }))).toBe("agreement_version_mismatch")
      expect(await codeOf(accept(visitor, "ONE", { documents: rest }))).toBe("agreement_version_mismatch")
      expect(await codeOf(accept(visitor, "ONE", { declarations: { agreedTermsOne: true } }))).toBe(
        "declaration_missing",
      )
      expect(await codeOf(accept(visitor, "TWO"))).toBe("agreement_group_missing")
      expect(await pointOf(visitor)).toBe("AGREEMENT_CONFIRM")
    })

    it("refuses an outdated draft and answers that were not asked for, and keeps the version of the same values", async () => {
      const visitor = await arrive("applicant-nfc")
      const save = (body: Json) => visitor.aco("PATCH", "/draft/ekyc", { nfcAvailable: true, ...body })
      expect(await save({ version: 1, hasMyNumberCard: "NO" })).toMatchObject({ data: { version: 2 } })
      expect(await save({ version: 2, hasMyNumberCard: "NO" })).toMatchObject({ data: { version: 2 } })
      expect(await save({ version: 1, hasMyNumberCard: "NO" })).toMatchObject({
        business_error_code: "draft_version_conflict",
      })
      const unasked = { version: 2, hasMyNumberCard: "NO", knowsSignaturePassword: "YES" }
      expect(await save(unasked)).toMatchObject({ business_error_code: "field_not_applicable" })
      expect((await save({ version: 2, hasMyNumberCard: "YES" }))["status"]).toBe(400)
    })

    it("lets nobody write a step that is not reached", async () => {
      const visitor = await arrive("applicant-agreements")
      const body = { version: 1, hasMyNumberCard: "NO", nfcAvailable: true }
      expect(await visitor.aco("PATCH", "/draft/ekyc", body)).toMatchObject({ business_error_code: "wrong_step" })
      expect(await visitor.aco("POST", "/mail-auth", { email })).toMatchObject({ business_error_code: "wrong_step" })
    })

    it("moves return points forward only", async () => {
      const visitor = await arrive("applicant-nfc")
      expect((await accept(visitor, "ONE"))["data"]).toEqual({ returnPoint: "AFTER_ALL_AGREEMENTS" })
    })

    it("ends an application after 30 days and starts over", async () => {
      const visitor = await arrive("applicant-expired")
      expect(await visitor.aco("GET", "/progress")).toMatchObject({ business_error_code: "session_expired" })
      const restarted = await visitor.aco("POST", "/progress/restart", { reason: "SESSION_EXPIRED" })
      expect(restarted["data"]).toEqual({ returnPoint: "EMAIL_INPUT" })
      expect(await pointOf(visitor)).toBe("EMAIL_INPUT")
    })

    it("shuts during the maintenance window and keeps everything", async () => {
      const visitor = await arrive("maintenance")
      expect(await pointOf(visitor)).toBe("MAINTENANCE")
      expect(await visitor.aco("GET", "/draft")).toMatchObject({ business_error_code: "maintenance" })
      await setClock(visitor, "2025-01-20T06:00:00+09:00")
      expect(await pointOf(visitor)).toBe("AFTER_ALL_AGREEMENTS")
    })

    it("leaves to the old flow for good, unless the application is submitted", async () => {
      const update = { old_flow_fallback: true, reason: "NO_NFC" }
      for (const world of ["applicant-nfc", "new-applicant"]) {
        const visitor = await arrive(world)
        await visitor.aco("POST", "/registration/update", update)
        expect(await pointOf(visitor)).toBe("OLD_FLOW_FALLBACK")
      }
      const submitted = await arrive("applicant-screening")
      const answer = await submitted.aco("POST", "/registration/update", update)
      expect(answer).toMatchObject({ business_error_code: "already_submitted" })
    })

    it("knows a session only on its own device", async () => {
      const visitor = await arrive()
      await visitor.send("POST", "/api/aco/mail-auth", { email }, onDevice("one"))
      const elsewhere = await visitor.send("GET", "/api/aco/progress", undefined, onDevice("two"))
      expect(elsewhere.body).toEqual({ data: { returnPoint: "EMAIL_INPUT" } })
    })

    it("answers 429 to the sixty-first call of a minute", async () => {
      const visitor = await arrive("applicant-nfc")
      const statuses: unknown[] = []
      for (let n = 0; n < 61; n += 1) statuses.push((await visitor.aco("GET", "/progress"))["status"])
      expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
      expect(statuses.at(-1)).toBe(429)
    })
  })
})
