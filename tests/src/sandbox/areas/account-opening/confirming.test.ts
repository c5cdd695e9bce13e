// @vitest-environment node
import { sql } from "kysely"
import type { Application } from "../../../../../src/sandbox/areas/account-opening/tables"
import { describe, expect, it } from "vitest"
import { address, apply, dataOf, refusalOf, survey } from "../../support/applying"
import { openTestbed, setClock } from "../../support/testbed"

const name = { lastName: "山田", firstName: "花子", lastNameKana: "ヤマダ", firstNameKana: "ハナコ" }
const phones = { mobilePhone: "09012345678" }

const bed = await openTestbed()

describe("confirming and submitting", () => {
  it("confirms nothing that is incomplete, and says what is missing", async () => {
    const applicant = await apply(bed, "applicant-names")
    expect(await applicant.confirm("STEP_1")).toMatchObject({
      business_error_code: "draft_incomplete",
      error_detail: { missing_screen: "name_input" },
    })
    const edited = await apply(bed, "applicant-step2-filled")
    await edited.saveAll(["job", { jobCategory: "PART_TIME" }], ["job", { jobCategory: "COMPANY_OFFICER" }])
    expect(await edited.confirm("STEP_2")).toMatchObject({ error_detail: { missing_screen: "job_department" } })
    const minor = await apply(bed, "applicant-minor")
    expect(await minor.confirm("STEP_1")).toMatchObject({ error_detail: { missing_screen: "parentalid_check" } })
    expect(refusalOf(await (await apply(bed, "applicant-under-15")).confirm("STEP_1"))).toBe("ekyc_under_age")
  })

  it("has no parent asked of somebody who may not apply: under 15, and under 18 where minors are not accepted", async () => {
    const parent = {
      parentalAccountId: "ABC123456",
      parentalBirthDate: "1980-05-05",
      parentalRelationship: "MOTHER",
      minorTrader: "SELF",
      parentalConsentAll: true,
    }
    const check = async ({ visitor }: Awaited<ReturnType<typeof apply>>) =>
      refusalOf(await visitor.aco("POST", "/parental-check", parent))
    expect(await check(await apply(bed, "applicant-under-15"))).toBe("wrong_step")
    expect(await check(await apply(bed, "applicant-minor"))).not.toBe("wrong_step")

    const minor = await apply(bed, "applicant-step1-minor")
    const space = minor.visitor.cookies.get("SANDBOX_SPACE")
    await sql`update tenant set settings = settings || '{"acceptsMinors": false}'::jsonb where name = ${space}`.execute(
      bed.database.db,
    )
    expect(await minor.confirm("STEP_1")).toMatchObject({
      business_error_code: "ekyc_under_age",
      halfsheet_error: { subtitle: "18歳以上の方のみお申込みいただけます。" },
    })
    expect(await check(minor)).toBe("wrong_step")
    const config = await minor.visitor.send("GET", "/api/config/public/stateless/native/global-config.json")
    expect(config.body).toMatchObject({ content: { accountOpen: { minorAccepted: false } } })
  })

  it.each([
    ["2007-01-15", false],
    ["2007-01-16", true],
  ])("on 15 January 2025 keeps of who was born on %s what was said of the parent: %s", async (born, isKept) => {
    const applicant = await apply(bed, "applicant-step1-minor")
    const space = applicant.visitor.cookies.get("SANDBOX_SPACE")
    const birth = JSON.stringify({ birthDate: born })
    await sql`update application set draft = draft || ${birth}::jsonb where tenant = ${space}`.execute(bed.database.db)
    expect(await applicant.draft()).toHaveProperty("parentalMaskedAccountId")
    expect(refusalOf(await applicant.confirm("STEP_1"))).toBeUndefined()
    const draft = await applicant.draft()
    if (isKept) expect(draft).toHaveProperty("parentalMaskedAccountId")
    else expect(draft).not.toHaveProperty("parentalMaskedAccountId")
  })

  it("looks at the other names again before a step is confirmed", async () => {
    const applicant = await apply(bed, "applicant-card-read")
    await applicant.saveAll(["nationality", { nationalityType: "JAPAN_ONLY" }])
    await applicant.saveAll(["names", name], ["contact", address], ["contact", phones])
    expect(await applicant.confirm("STEP_1")).toMatchObject({
      business_error_code: "draft_incomplete",
      error_detail: { missing_screen: "multiple_name" },
    })
    expect(await applicant.point()).toBe("AFTER_LIQUID_1")
  })

  it.each([
    ["2025-01-20T23:59:00+09:00", undefined],
    ["2025-01-21T00:00:00+09:00", "residence_expire_date"],
  ])("at %s misses of a residence card that is good until 20 January: %s", async (now, screen) => {
    const applicant = await apply(bed, "applicant-step1-residence-card")
    const typed = JSON.stringify({ residencePeriodKind: "UNLIMITED", documentExpireDate: "2025-01-20" })
    await bed.database.db
      .updateTable("application")
      .set({ draft: sql`draft || ${typed}::jsonb` })
      .where("tenant", "=", applicant.visitor.tenant)
      .execute()
    await setClock(applicant.visitor, now)
    const { error_detail: detail } = await applicant.confirm("STEP_1")
    expect(detail).toEqual(screen && { missing_screen: screen })
    expect(await applicant.point()).toBe(screen === undefined ? "STEP_2" : "AFTER_LIQUID_1")
  })

  it("asks again where the year of the NISA account is another one at the submission", async () => {
    const applicant = await apply(bed, "applicant-step2-transfer")
    await applicant.confirm("STEP_2")
    expect(await applicant.draft()).toMatchObject({ nisaApplicationType: "TRANSFER", nisaTargetYear: 2025 })
    await applicant.saveAll(...survey)
    // From October on the year is the next one.
    const later: Pick<Application, "expires_at"> = { expires_at: new Date("2025-11-01T00:00:00+09:00") }
    await bed.database.db.updateTable("application").set(later).where("tenant", "=", applicant.visitor.tenant).execute()
    await setClock(applicant.visitor, "2025-10-01T10:00:00+09:00")
    expect(await applicant.draft()).toMatchObject({ nisaTargetYear: 2025 })
    expect(await applicant.submit()).toMatchObject({
      business_error_code: "draft_incomplete",
      error_detail: { missing_screen: "nisa_account_confirm" },
    })
    expect(await applicant.point()).toBe("STEP_2")
    expect(await applicant.draft()).toMatchObject({ nisaTargetYear: 2026 })
    await applicant.confirm("STEP_2")
    expect(dataOf(await applicant.submit())).toMatchObject({ nisaApplicationType: "TRANSFER" })
    expect(dataOf(await applicant.current())).toMatchObject({ nisaTargetYear: 2026 })
  })

  it("knows its customers again", async () => {
    const applicant = await apply(bed, "applicant-step1")
    await bed.database.db
      .insertInto("customer")
      .columns([
        "tenant",
        "name",
        "name_kana",
        "phone",
        "mail",
        "password_hash",
        "password_failures",
        "password_required",
        "birth_date",
        "postal_code",
      ])
      .expression(
        bed.database.db
          .selectFrom("customer")
          .select(({ val }) => [
            "tenant",
            "name",
            val("ヤマダ　ハナコ").as("name_kana"),
            "phone",
            val("other@example.jp").as("mail"),
            "password_hash",
            "password_failures",
            "password_required",
            val("1990-04-01").as("birth_date"),
            "postal_code",
          ])
          .where("tenant", "=", applicant.visitor.tenant)
          .where("member_id", "=", "ab345678"),
      )
      .execute()
    expect(refusalOf(await applicant.confirm("STEP_1"))).toBe("duplicate_customer")
  })

  it("goes on where it stood after newer agreements were accepted", async () => {
    const applicant = await apply(bed, "applicant-step3-filled")
    await applicant.saveAll([
      "survey",
      { interestedTradingTypes: ["JP_STOCK"], applicationTrigger: "APP", finalDeclarationAccepted: true },
    ])
    await applicant.visitor.control("POST", "/agreements", { version: "2025-04" })
    expect(refusalOf(await applicant.submit())).toBe("agreement_version_mismatch")
    expect(await applicant.point()).toBe("AGREEMENT_CONFIRM")
    expect((await applicant.agree())["data"]).toEqual({ returnPoint: "STEP_3" })
    expect((await applicant.submit())["data"]).toMatchObject({ returnPoint: "UNDER_SCREENING" })
  })
})
