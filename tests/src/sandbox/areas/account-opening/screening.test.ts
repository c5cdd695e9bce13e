// @vitest-environment node
import { describe, expect, it } from "vitest"
import { parent } from "../../../../support/parent"
import { type Applicant, apply, firstReading, refusalOf, dataOf } from "../../support/applying"
import { fixtures, type Json, openTestbed, setClock } from "../../support/testbed"

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70])
const image = { fileName: "notice.jpg", contentType: "image/jpeg", size: jpeg.length, purpose: "NISA_NOTICE" }
const notice = {
  noticeType: "ACCOUNT_FRAME",
  noticeDate: "2025-01-10",
  noticeReferenceNumber: "12345678901234",
  noticeIssuer: "見本銀行",
  noticeNameMatches: "YES",
}

/** From the reading on, after the back office asked for it: the steps before hold their answers. */
async function readAgain(applicant: Applicant, person = "hanako"): Promise<void> {
  await applicant.read(firstReading, "SUCCEEDED", { person })
  await applicant.saveAll(["names", { otherNameKinds: ["NONE"] }], ["nationality", { nationalityType: "JAPAN_ONLY" }])
}

async function handInAgain(applicant: Applicant): Promise<Json> {
  await applicant.confirm("STEP_1")
  await applicant.confirm("STEP_2")
  await applicant.saveAll([
    "survey",
    { interestedTradingTypes: ["JP_STOCK"], applicationTrigger: "APP", finalDeclarationAccepted: true },
  ])
  return applicant.submit()
}

/** Fixtures of account opening, and where they stand. */
const standing: readonly (readonly [world: string, point: string])[] = fixtures
  .filter(({ name }) => name.startsWith("applicant-") && name !== "applicant-expired")
  .map(({ name }) => [name, pointOf(name)])

function pointOf(world: string): string {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/otp/, "OTP_INPUT"],
    [/agreements/, "AGREEMENT_CONFIRM"],
    [/nfc|onboarding|repeat/, "AFTER_ALL_AGREEMENTS"],
    [/card-read|latin|-(foreign|residence-card|permanent-resident|special-permanent)$/, "AFTER_LIQUID_1"],
    [/step2/, "STEP_2"],
    [/step3/, "STEP_3"],
    [/approved|declined/, "SCREENING_COMPLETED"],
    [/screening/, "UNDER_SCREENING"],
    [/old-flow/, "OLD_FLOW_FALLBACK"],
  ]
  const isStepOne = /step1|names|rare|minor$|under-15/.test(world) && !/step2|screening/.test(world)
  return isStepOne ? "AFTER_LIQUID_2" : (rules.find(([pattern]) => pattern.test(world))?.[1] ?? "")
}

const bed = await openTestbed()

const put = async (url: string, body: Buffer, type: string, cookies: Map<string, string>) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const answer = await bed.app.inject({
    method: "PUT",
    url,
    payload: body,
    headers: { "content-type": type, cookie },
  })
  return answer.statusCode
}

describe("worlds of account opening", () => {
  it.each(standing)("%s stands at %s", async (world, point) => {
    const applicant = await apply(bed, world)
    expect(await applicant.point()).toBe(point)
    if (!["OTP_INPUT", "OLD_FLOW_FALLBACK"].includes(point)) expect(await applicant.draft()).toBeDefined()
  })

  it.each([
    ["applicant-step1", "STEP_1"],
    ["applicant-step1-former-name", "STEP_1"],
    ["applicant-step1-residence-card", "STEP_1"],
    ["applicant-step1-special-permanent", "STEP_1"],
    ["applicant-step1-minor", "STEP_1"],
    ["applicant-step2-filled", "STEP_2"],
    ["applicant-step2-transfer", "STEP_2"],
    ["applicant-step2-insider", "STEP_2"],
    ["applicant-step2-homemaker", "STEP_2"],
  ] as const)("%s is complete: %s can be confirmed", async (world, step) => {
    const answer = await (await apply(bed, world)).confirm(step)
    expect(answer["business_error_code"]).toBeUndefined()
    expect(dataOf(answer)["returnPoint"]).toBe(step === "STEP_1" ? "STEP_2" : "STEP_3")
  })
})

describe("the screening", () => {
  it("asks for nothing that was not submitted", async () => {
    expect(refusalOf(await (await apply(bed, "applicant-step3")).current())).toBe("application_not_found")
  })

  it("goes on after the thirty days of an application", async () => {
    const applicant = await apply(bed, "applicant-screening")
    await setClock(applicant.visitor, "2025-03-20T10:00:00+09:00")
    expect(dataOf(await applicant.current())).toMatchObject({ screeningResult: "APPROVED" })
  })

  it("forgets a draft thirty days after its application ended", async () => {
    const applicant = await apply(bed, "applicant-step2")
    await setClock(applicant.visitor, "2025-03-16T00:00:00+09:00")
    expect(refusalOf(await applicant.visitor.aco("GET", "/progress"))).toBe("session_expired")
    await setClock(applicant.visitor, "2025-03-17T00:00:00+09:00")
    expect(await applicant.point()).toBe("EMAIL_INPUT")
  })

  it("asks to repeat the identification, which then leads the same way again", async () => {
    const applicant = await apply(bed, "applicant-repeat-identification")
    expect(dataOf(await applicant.current())).toMatchObject({
      returnPoint: "AFTER_ALL_AGREEMENTS",
      screeningStatus: "ACTION_REQUIRED",
      receiptNumber: "250115000011",
    })
    const draft = await applicant.draft()
    expect(draft).not.toHaveProperty("identityName")
    expect(draft).toMatchObject({ lastName: "山田", jobCategory: "COMPANY_EMPLOYEE" })
    await readAgain(applicant)
    expect(dataOf(await handInAgain(applicant))).toMatchObject({ receiptNumber: "250115000011" })
    const mails = (await applicant.visitor.control("GET", "/outbox")) as Json[]
    expect(mails.map(({ subject }) => subject)).toContain("【サンプル証券】本人確認のやり直しのお願い")
  })

  it("keeps the consent of the same parent when the identification is repeated", async () => {
    const applicant = await apply(bed, "applicant-screening-minor")
    await applicant.event("CONSENT_GRANTED")
    await applicant.event("REPEAT_IDENTIFICATION")
    await readAgain(applicant, "haruna")
    const check = await applicant.visitor.aco("POST", "/parental-check", parent)
    expect(dataOf(check)).toMatchObject({ parentalConsentStatus: "GRANTED" })
    await handInAgain(applicant)
    expect(dataOf(await applicant.current())).toMatchObject({ parentalConsentStatus: "GRANTED", tasks: [] })
  })

  it("ends with a parent who does not agree, before the submission and after", async () => {
    const before = await apply(bed, "applicant-step1-minor")
    await before.event("CONSENT_REFUSED")
    expect(refusalOf(await before.confirm("STEP_1"))).toBe("parental_consent_rejected")
    const after = await apply(bed, "applicant-screening-minor")
    await after.event("CONSENT_REFUSED")
    expect(dataOf(await after.current())).toMatchObject({ screeningResult: "DECLINED" })
  })

  it("lets nobody start over or leave who has submitted", async () => {
    const applicant = await apply(bed, "applicant-screening")
    const restart = await applicant.visitor.aco("POST", "/progress/restart", { reason: "USER" })
    expect(refusalOf(restart)).toBe("already_submitted")
  })

  it("takes what happens at the tax office", async () => {
    const applicant = await apply(bed, "applicant-approved")
    expect(dataOf(await applicant.current())).toMatchObject({ nisaStatus: "PROVISIONAL" })
    await applicant.event("NISA_OPENED")
    expect(dataOf(await applicant.current())).toMatchObject({ nisaStatus: "OPENED" })
    expect(await applicant.event("NO_SUCH_THING")).toMatchObject({ ok: false })
    expect(await applicant.event("APPROVED")).toMatchObject({ ok: false })
  })
})

describe("the parent of a minor", () => {
  it.each([
    [{ parentalBirthDate: "2001-01-01" }, "parental_birth_date_invalid"],
    [{ parentalAccountId: "cd345678", parentalBirthDate: "1978-03-03" }, "parental_account_restricted"],
    [{ parentalAccountId: "zz345678" }, "parental_account_not_found"],
  ])("is refused for %j with %s", async (changes, code) => {
    const { visitor } = await apply(bed, "applicant-minor")
    expect(refusalOf(await visitor.aco("POST", "/parental-check", { ...parent, ...changes }))).toBe(code)
  })

  it("may be mistaken five times, and again after half an hour", async () => {
    const { visitor } = await apply(bed, "applicant-minor")
    const wrong = { ...parent, parentalAccountId: "zz345678" }
    const codes: unknown[] = []
    for (let n = 0; n < 5; n += 1) codes.push(refusalOf(await visitor.aco("POST", "/parental-check", wrong)))
    expect(codes).toEqual([...Array.from({ length: 4 }, () => "parental_account_not_found"), "parental_attempt_limit"])
    expect(refusalOf(await visitor.aco("POST", "/parental-check", parent))).toBe("parental_attempt_limit")
    await setClock(visitor, "2025-01-15T10:31:00+09:00")
    expect((await visitor.aco("POST", "/parental-check", parent))["data"]).toBeDefined()
  })

  it("is reminded every ten minutes at most", async () => {
    const { visitor } = await apply(bed, "applicant-screening-minor")
    const remind = () => visitor.aco("POST", "/parental-check/resend", {})
    expect(dataOf(await remind())).toEqual({ parentalConsentStatus: "REQUESTED" })
    expect(refusalOf(await remind())).toBe("resend_too_early")
    bed.wait(600_000)
    expect(dataOf(await remind())).toEqual({ parentalConsentStatus: "REQUESTED" })
  })

  it("is nobody's concern for an adult", async () => {
    const { visitor } = await apply(bed, "applicant-names")
    expect(refusalOf(await visitor.aco("POST", "/parental-check", parent))).toBe("wrong_step")
  })
})

describe("the notice of another institution", () => {
  it("is taken with its images, once", async () => {
    const { visitor, point } = await apply(bed, "applicant-screening-notice")
    expect(dataOf(await visitor.aco("GET", "/progress"))).toMatchObject({
      tasks: [{ taskType: "NISA_ABOLITION_NOTICE" }],
    })
    const { uploadId, putUrl } = dataOf(await visitor.aco("POST", "/uploads", image))
    const send = () =>
      visitor.aco("POST", "/applications/current/nisa-abolition", { ...notice, noticeImages: [uploadId] })
    expect(refusalOf(await send())).toBe("upload_not_found")
    expect(await put(String(putUrl), jpeg, "image/png", visitor.cookies)).toBe(415)
    expect(await put(String(putUrl), Buffer.alloc(jpeg.length), "image/jpeg", visitor.cookies)).toBe(415)
    expect(await put(String(putUrl), Buffer.concat([jpeg, jpeg]), "image/jpeg", visitor.cookies)).toBe(400)
    expect(await put(String(putUrl), jpeg, "image/jpeg", visitor.cookies)).toBe(200)
    expect(await put(String(putUrl), jpeg, "image/jpeg", visitor.cookies)).toBe(404)
    expect(dataOf(await send())).toEqual({ nisaStatus: "NOTICE_RECEIVED", tasks: [] })
    expect(refusalOf(await send())).toBe("task_not_found")
    expect(await point()).toBe("UNDER_SCREENING")
  })

  it("still counts when the identification is repeated", async () => {
    const applicant = await apply(bed, "applicant-screening-notice")
    const { visitor } = applicant
    const { uploadId, putUrl } = dataOf(await visitor.aco("POST", "/uploads", image))
    await put(String(putUrl), jpeg, "image/jpeg", visitor.cookies)
    await visitor.aco("POST", "/applications/current/nisa-abolition", { ...notice, noticeImages: [uploadId] })
    await applicant.event("REPEAT_IDENTIFICATION")
    await readAgain(applicant)
    await handInAgain(applicant)
    expect(dataOf(await applicant.current())).toMatchObject({ nisaStatus: "NOTICE_RECEIVED", tasks: [] })
  })

  it.each([
    [{ size: 8_388_609 }, "upload_too_large"],
    [{ contentType: "application/pdf" }, "upload_type_not_accepted"],
  ])("takes no image like %j", async (changes, code) => {
    const { visitor } = await apply(bed, "applicant-screening-notice")
    expect(refusalOf(await visitor.aco("POST", "/uploads", { ...image, ...changes }))).toBe(code)
  })

  it.each([
    [{ noticeDate: "2022-12-31" }, undefined, "nisa_notice_period_closed"],
    [{}, "2025-10-01T10:00:00+09:00", "nisa_notice_period_closed"],
    [{ noticeReferenceNumber: "00000000000000" }, undefined, "nisa_notice_invalid"],
    [{ noticeImages: ["up_unknown"] }, undefined, "upload_not_found"],
  ])("with %j at %s is refused with %s", async (changes, now, code) => {
    const { visitor } = await apply(bed, "applicant-approved-notice")
    if (now !== undefined) await setClock(visitor, now)
    const body = { ...notice, noticeImages: ["up_1"], ...changes }
    expect(refusalOf(await visitor.aco("POST", "/applications/current/nisa-abolition", body))).toBe(code)
  })

  it("is nothing that others have to send", async () => {
    const { visitor } = await apply(bed, "applicant-approved")
    const body = { ...notice, noticeImages: ["up_1"] }
    expect(refusalOf(await visitor.aco("POST", "/applications/current/nisa-abolition", body))).toBe("task_not_found")
  })
})
