// @vitest-environment node
import { describe, expect, it } from "vitest"
import {
  address,
  type Applicant,
  apply,
  customer,
  employee,
  firstReading,
  ready,
  refusalOf,
  residenceReading,
  survey,
  dataOf,
} from "../../support/applying"
import { parent } from "../../../../support/parent"
import { type Json, openTestbed, setClock } from "../../support/testbed"

async function subjects({ visitor }: Applicant): Promise<readonly unknown[]> {
  return ((await visitor.control("GET", "/outbox")) as Json[]).map(({ subject }) => subject)
}

async function readFirstCard(applicant: Applicant, person: string): Promise<void> {
  await applicant.begin()
  await applicant.saveAll(["ekyc", ready])
  expect(dataOf(await applicant.read(firstReading, "SUCCEEDED", { person }))).toMatchObject({
    status: "SUCCEEDED",
    returnPoint: "AFTER_LIQUID_1",
  })
}

const hanako = { lastName: "山田", firstName: "花子", lastNameKana: "ヤマダ", firstNameKana: "ハナコ" }

const bed = await openTestbed()

describe("a whole application", () => {
  it("takes a Japanese adult from the mail address to the account", async () => {
    const applicant = await apply(bed, "new-applicant")
    await readFirstCard(applicant, "hanako")
    await applicant.saveAll(["names", { otherNameKinds: ["NONE"] }], ["nationality", { nationalityType: "JAPAN_ONLY" }])
    expect(await applicant.point()).toBe("AFTER_LIQUID_2")
    await applicant.saveAll(["names", hanako], ["contact", address], ["contact", { mobilePhone: "09012345678" }])
    // What was saved, and what follows from it.
    expect(await applicant.draft()).toMatchObject({
      lastNameKana: "ヤマダ",
      firstNameKana: "ハナコ",
      mobilePhone: "09012345678",
      addressMatch: "MATCH",
      ageAtApplication: 34,
      nisaEligible: true,
      hasFormerName: false,
      maskedEmail: "ha***@example.jp",
    })
    expect(dataOf(await applicant.confirm("STEP_1"))).toEqual({ returnPoint: "STEP_2" })
    await applicant.saveAll(["customer", customer], ["nisa", { nisaChoice: "OPEN" }], ...employee, [
      "nisa",
      { otherNisaAccount: "NONE", nisaDeclarationAccepted: true },
    ])
    expect(await applicant.draft()).toMatchObject({
      nisaApplicationType: "NEW",
      nisaTargetYear: 2025,
      dividendReceiptMethod: "PROPORTIONAL",
    })
    expect(dataOf(await applicant.confirm("STEP_2"))).toEqual({ returnPoint: "STEP_3" })
    await applicant.saveAll(...survey)
    const submitted = dataOf(await applicant.submit())
    expect(submitted).toMatchObject({ receiptNumber: "250115000011", nisaApplicationType: "NEW" })
    expect(dataOf(await applicant.current())).toMatchObject({ screeningStatus: "RECEIVED", nisaStatus: "REQUESTED" })
    await setClock(applicant.visitor, "2025-01-17T09:59:00+09:00")
    expect(dataOf(await applicant.current())).toMatchObject({ screeningStatus: "IN_REVIEW", screeningResult: null })
    await setClock(applicant.visitor, "2025-01-17T10:00:00+09:00")
    expect(dataOf(await applicant.current())).toMatchObject({
      screeningStatus: "DECIDED",
      screeningResult: "APPROVED",
      memberId: "ab15000011",
      nisaStatus: "PROVISIONAL",
      returnPoint: "SCREENING_COMPLETED",
    })
    expect(await subjects(applicant)).toEqual([
      "【サンプル証券】認証コードのお知らせ",
      "【サンプル証券】口座開設のお申込みを受け付けました",
      "【サンプル証券】口座開設が完了しました",
    ])
  })

  it("takes a foreign national with two readings and an alias", async () => {
    const applicant = await apply(bed, "new-applicant")
    await readFirstCard(applicant, "hoa")
    await applicant.saveAll(
      ["names", { otherNameKinds: ["OTHER_NAME"] }],
      ["nationality", { nationalityType: "FOREIGN_ONLY", foreignNationalities: ["VN"], declaredNoUsNationality: true }],
      ["residence", { foreignDocumentType: "RESIDENCE_CARD" }],
      ["residence", { residencePeriodKind: "LIMITED", residenceRenewalApplied: "NO", residentSixMonths: "YES" }],
    )
    const tooShort = { residenceExpireDate: "2025-02-24", documentExpireDate: "2025-02-24" }
    expect(refusalOf(await applicant.save("residence", tooShort))).toBe("residence_remaining_too_short")
    const dates = { residenceExpireDate: "2027-01-20", documentExpireDate: "2027-01-20" }
    await applicant.saveAll(["residence", dates])
    expect(await applicant.point()).toBe("AFTER_LIQUID_1")
    const read = dataOf(await applicant.read(residenceReading("RESIDENCE_CARD")))
    expect(read).toMatchObject({ status: "SUCCEEDED", purpose: "RESIDENCE", returnPoint: "AFTER_LIQUID_2" })
    await applicant.saveAll(
      ["names", { lastName: "nguyen", firstName: "thi hoa", lastNameKana: "グエン", firstNameKana: "ティ　ホア" }],
      [
        "names",
        {
          otherName1Kind: "ALIAS",
          otherName1LastName: "見本",
          otherName1FirstName: "ホア",
          otherName1LastNameKana: "ミホン",
          otherName1FirstNameKana: "ホア",
          hasSecondOtherName: "NO",
        },
      ],
      ["contact", address],
      ["contact", { mobilePhone: "09012345678" }],
    )
    expect(await applicant.draft()).toMatchObject({ lastName: "NGUYEN", residenceCardNumber: "AB12345678CD" })
    await applicant.confirm("STEP_1")
    await applicant.saveAll(["customer", customer], ["nisa", { nisaChoice: "NOT_OPEN" }], ...employee)
    await applicant.confirm("STEP_2")
    await applicant.saveAll(...survey)
    expect(dataOf(await applicant.submit())).toMatchObject({ nisaApplicationType: "NONE" })
    await setClock(applicant.visitor, "2025-01-20T10:00:00+09:00")
    // The window of maintenance stands on that day from midnight to six only.
    expect(dataOf(await applicant.current())).toMatchObject({ screeningResult: "APPROVED", nisaStatus: "NONE" })
  })

  it("takes a minor, who waits for the parent", async () => {
    const applicant = await apply(bed, "new-applicant")
    await readFirstCard(applicant, "haruna")
    await applicant.saveAll(["names", { otherNameKinds: ["NONE"] }], ["nationality", { nationalityType: "JAPAN_ONLY" }])
    const check = (changes: Json = {}) => applicant.visitor.aco("POST", "/parental-check", { ...parent, ...changes })
    expect(await check({ parentalBirthDate: "1980-06-16" })).toMatchObject({
      business_error_code: "parental_account_not_found",
      error_detail: { remainingAttempts: 4 },
      field_errors: [{ field: "parentalAccountId", message: "会員IDまたは生年月日が一致しません（あと4回）" }],
    })
    expect((await check())["data"]).toMatchObject({
      parentalMaskedName: "山田 恵*",
      parentalConsentStatus: "REQUESTED",
    })
    const minor = { lastName: "山田", firstName: "陽菜", lastNameKana: "ヤマダ", firstNameKana: "ハルナ" }
    await applicant.saveAll(
      ["names", minor],
      ["contact", address],
      ["contact", { noMobilePhone: true, landlinePhone: "0312345678" }],
    )
    const draft = await applicant.draft()
    expect(draft).toMatchObject({ parentalMaskedAccountId: "ab****78", ageAtApplication: 16, nisaEligible: false })
    expect(draft).not.toHaveProperty("parentalBirthDate")
    await applicant.confirm("STEP_1")
    expect(refusalOf(await applicant.save("nisa", { nisaChoice: "OPEN" }))).toBe("nisa_not_eligible_age")
    await applicant.saveAll(
      ["customer", customer],
      ["nisa", { nisaChoice: "NOT_OPEN" }],
      ["job", { jobCategory: "STUDENT" }],
      ["job", { insiderStatus: "NO" }],
    )
    await applicant.confirm("STEP_2")
    await applicant.saveAll(...survey)
    await applicant.submit()
    await setClock(applicant.visitor, "2025-01-21T10:00:00+09:00")
    expect(dataOf(await applicant.current())).toMatchObject({
      screeningStatus: "ACTION_REQUIRED",
      parentalConsentStatus: "REQUESTED",
      tasks: [{ taskType: "PARENT_CONSENT", dueDate: "2025-02-14" }],
    })
    await applicant.event("CONSENT_GRANTED")
    expect(dataOf(await applicant.current())).toMatchObject({ screeningStatus: "IN_REVIEW", tasks: [] })
    await setClock(applicant.visitor, "2025-01-23T10:00:00+09:00")
    expect(dataOf(await applicant.current())).toMatchObject({ screeningResult: "APPROVED" })
    expect(await subjects(applicant)).toContain("【サンプル証券】お子さまの口座開設への同意のお願い")
  })

  it("declines where the back office does", async () => {
    const applicant = await apply(bed, "applicant-screening-declines")
    expect(await applicant.point()).toBe("UNDER_SCREENING")
    await setClock(applicant.visitor, "2025-01-17T10:00:00+09:00")
    expect(await applicant.point()).toBe("SCREENING_COMPLETED")
    const current = dataOf(await applicant.current())
    expect(current).toMatchObject({ screeningResult: "DECLINED", memberId: null, nisaStatus: "NONE", tasks: [] })
  })
})
