// @vitest-environment node
import { describe, expect, it } from "vitest"
import { address, apply, customer, refusalOf } from "../../support/applying"
import { type Json, openTestbed, setClock, visit } from "../../support/testbed"

const at = (visitor: Parameters<typeof setClock>[0], now: string | undefined) =>
  now === undefined ? Promise.resolve() : setClock(visitor, now)

const name = { lastName: "山田", firstName: "花子", lastNameKana: "ヤマダ", firstNameKana: "ハナコ" }
const phones = { mobilePhone: "09012345678" }
const alias = {
  otherName1Kind: "ALIAS",
  otherName1LastName: "見本",
  otherName1FirstName: "花子",
  otherName1LastNameKana: "ミホン",
  otherName1FirstNameKana: "ハナコ",
  hasSecondOtherName: "NO",
}
const period = { residencePeriodKind: "LIMITED", residenceRenewalApplied: "NO", residentSixMonths: "YES" }
const dates = (date: string) => ({ residenceExpireDate: date, documentExpireDate: date })
const company = { companyName: "株式会社見本商事", worksAtSecuritiesFirm: "NO" }
const insider = (insiderSecuritiesCode: string) => ({
  insiderStatus: "YES",
  insiderCompanies: [{ insiderSecuritiesCode, insiderRelation: "EMPLOYEE" }],
})
const transfer = {
  otherNisaAccount: "HAS_ACCOUNT",
  otherNisaInstitution: "見本銀行",
  tradedNisaThisYear: "YES",
  abolitionNoticeStatus: "HAVE",
  nisaDeclarationAccepted: true,
}

type Case = readonly [world: string, section: string, answers: Json, code: string | undefined, now?: string]

/** Fixture, section, answers, and the code with which they are refused; none where they are taken. */
const cases: readonly Case[] = [
  ["applicant-card-read", "names", { otherNameKinds: ["NONE"] }, undefined],
  ["applicant-card-read", "names", name, "wrong_step"],
  ["applicant-names", "names", { otherNameKinds: ["NONE"] }, "wrong_step"],
  ["applicant-names", "survey", { annualIncome: "NONE", incomeSource: "OTHER" }, "wrong_step"],
  ["applicant-screening", "customer", customer, "wrong_step"],
  ["applicant-names", "names", name, undefined],
  ["applicant-names", "names", { ...name, lastName: "山本" }, "identity_name_mismatch"],
  ["applicant-names", "names", alias, "field_not_applicable"],
  [
    "applicant-names",
    "names",
    { formerLastName: "鈴木", formerLastNameKana: "スズキ", formerNameOnCard: "NO" },
    "field_not_applicable",
  ],
  [
    "applicant-rare-characters",
    "names",
    { ...name, lastName: "𠮷田", firstName: "一郎", lastNameKana: "ヨシダ", firstNameKana: "イチロウ" },
    undefined,
  ],
  ["applicant-rare-characters", "names", { ...name, lastName: "吉田", firstName: "一郎" }, "identity_name_mismatch"],
  ["applicant-card-read", "nationality", { nationalityType: "JAPAN_ONLY" }, undefined],
  [
    "applicant-card-read",
    "nationality",
    { nationalityType: "MULTIPLE", foreignNationalities: ["US"], declaredNoUsNationality: true },
    "us_person_not_accepted",
  ],
  [
    "applicant-card-read",
    "nationality",
    { nationalityType: "JAPAN_ONLY", foreignNationalities: ["BR"] },
    "field_not_applicable",
  ],
  ["applicant-card-read", "residence", { foreignDocumentType: "RESIDENCE_CARD" }, "field_not_applicable"],
  ["applicant-special-permanent", "residence", period, "field_not_applicable"],
  [
    "applicant-residence-card",
    "residence",
    { ...period, residentSixMonths: "NO", worksInJapan: "NO" },
    "residence_non_resident",
  ],
  ["applicant-residence-card", "residence", { ...period, residentSixMonths: "NO", worksInJapan: "YES" }, undefined],
  ["applicant-residence-card", "residence", dates("2025-01-14"), "residence_expired"],
  ["applicant-residence-card", "residence", dates("2025-04-14"), "residence_remaining_too_short"],
  ["applicant-residence-card", "residence", dates("2025-04-15"), undefined],
  ["applicant-step1", "contact", { ...address, postalCode: "9999999" }, "postal_code_not_found"],
  ["applicant-step1", "contact", { ...address, city: "中央区" }, "address_mismatch"],
  ["applicant-step1", "contact", { ...address, prefecture: "大阪府" }, "address_mismatch"],
  ["applicant-step1", "contact", { mobilePhone: "09000005555" }, "phone_already_used"],
  ["applicant-step1", "contact", { noMobilePhone: true, mobilePhone: "09012345678" }, "field_not_applicable"],
  ["applicant-step2", "customer", customer, undefined],
  ["applicant-step2", "customer", { ...customer, isForeignPep: "YES" }, "foreign_pep_not_accepted"],
  ["applicant-step2", "customer", { ...customer, isUsTaxPerson: "YES" }, "us_person_not_accepted"],
  ["applicant-step2", "nisa", { nisaChoice: "OPEN" }, undefined],
  ["applicant-step2-minor", "nisa", { nisaChoice: "OPEN" }, "nisa_not_eligible_age"],
  ["applicant-step2-filled", "nisa", transfer, "nisa_transfer_not_yet", "2025-02-10T10:00:00+09:00"],
  ["applicant-step2-filled", "nisa", { ...transfer, tradedNisaThisYear: "NO" }, undefined],
  ["applicant-step2-homemaker", "nisa", { otherNisaAccount: "NONE" }, "field_not_applicable"],
  ["applicant-step2-homemaker", "job", company, "field_not_applicable"],
  ["applicant-step2-filled", "job", { ...company, worksAtSecuritiesFirm: "YES" }, "securities_firm_staff"],
  ["applicant-step2-filled", "job", insider("130A"), undefined],
  ["applicant-step2-filled", "job", insider("9990"), "listed_company_not_found"],
  [
    "applicant-step2-filled",
    "job",
    { insiderStatus: "NO", insiderCompanies: insider("130A").insiderCompanies },
    "field_not_applicable",
  ],
  ["applicant-step3", "survey", { financialAssets: "1M_3M", fundNature: "BORROWED" }, "fund_nature_not_accepted"],
  [
    "applicant-step3-filled",
    "survey",
    { trustExperienceYears: "UNDER_1Y", trustTradingStyle: "BOTH" },
    "field_not_applicable",
  ],
]

/** What a form's own rules refuse, with the field that they are about. */
const invalid: readonly (readonly [world: string, section: string, answers: Json, field: string])[] = [
  ["applicant-card-read", "names", { otherNameKinds: ["NONE", "FORMER_NAME"] }, "otherNameKinds"],
  ["applicant-step3", "survey", { experiencedProducts: ["NONE", "STOCK"] }, "experiencedProducts"],
  [
    "applicant-step3-filled",
    "survey",
    {
      interestedTradingTypes: ["UNDECIDED", "JP_STOCK"],
      applicationTrigger: "NISA",
      finalDeclarationAccepted: true,
    },
    "interestedTradingTypes",
  ],
  ["applicant-names", "names", { lastName: "山田", firstName: "花子" }, "lastNameKana"],
  [
    "applicant-step1-former-name",
    "names",
    { formerLastName: "佐藤", formerLastNameKana: "サトウ", formerNameOnCard: "NO" },
    "formerLastName",
  ],
  ["applicant-step1", "contact", { ...address, street: "千代田" }, "street"],
  ["applicant-step1", "contact", { noMobilePhone: true }, "landlinePhone"],
  [
    "applicant-card-read",
    "nationality",
    { nationalityType: "FOREIGN_ONLY", declaredNoUsNationality: true },
    "foreignNationalities",
  ],
  ["applicant-step2", "customer", { ...customer, taxResidenceJapanOnly: "NO" }, "foreignTaxResidences"],
  ["applicant-step2-filled", "job", { jobRole: "OTHER" }, "jobRoleOther"],
  ["applicant-step2-filled", "job", { insiderStatus: "YES" }, "insiderCompanies"],
  [
    "applicant-step3",
    "survey",
    { investmentPolicy: "PRINCIPAL", investmentHorizon: "OVER_10Y" },
    "principalRiskAcknowledged",
  ],
]

const bed = await openTestbed()

describe("the draft", () => {
  const asked = cases.map(([world, section, answers, code, now]) => ({ world, section, answers, code, now }))
  it.each(asked)("$world: $section $answers is answered with $code", async (given) => {
    const { world, section, answers, code, now } = given
    const applicant = await apply(bed, world)
    await at(applicant.visitor, now)
    const before = await applicant.draft()
    const answer = await applicant.save(section, answers)
    expect(refusalOf(answer)).toBe(code)
    if (code === undefined) expect(answer["data"]).toHaveProperty("draft")
    else expect(await applicant.draft()).toEqual(before)
  })

  it.each(invalid)("%s: %s %j is invalid because of %s", async (world, section, answers, field) => {
    const applicant = await apply(bed, world)
    const answer = await applicant.save(section, answers)
    expect(answer["status"]).toBe(400)
    expect((answer["field_errors"] as Json[]).map((error) => error["field"])).toContain(field)
    expect((answer["field_errors"] as Json[]).every(({ message }) => String(message).length > 0)).toBe(true)
  })

  it("refuses an outdated version and keeps the version of the same answers", async () => {
    const { visitor } = await apply(bed, "applicant-step2")
    const save = async (version: number) => visitor.aco("PATCH", "/draft/customer", { version, ...customer })
    expect((await save(7))["business_error_code"]).toBe("draft_version_conflict")
    expect((await save(8))["data"]).toMatchObject({ version: 9 })
    expect((await save(9))["data"]).toMatchObject({ version: 9 })
  })

  it.each([
    ["mobilePhone", { mobilePhone: "09000005555", landlinePhone: "0312345678" }],
    ["landlinePhone", { noMobilePhone: true, landlinePhone: "0300005555" }],
  ])("says under %s that too many accounts have the number", async (field, answers) => {
    const applicant = await apply(bed, "applicant-step1")
    const answer = await applicant.save("contact", answers)
    expect(refusalOf(answer)).toBe("phone_already_used")
    expect(answer["field_errors"]).toMatchObject([{ field }])
  })

  it("answers 400 to fields that nobody knows", async () => {
    const { visitor } = await apply(bed, "applicant-step2")
    const answer = await visitor.aco("PATCH", "/draft/customer", { version: 8, ...customer, shoeSize: 27 })
    expect(answer["status"]).toBe(400)
  })

  it("takes what is not sent for emptied", async () => {
    const applicant = await apply(bed, "applicant-step1")
    await applicant.saveAll(["contact", { ...address, building: undefined }], ["contact", phones])
    const draft = await applicant.draft()
    expect(draft).not.toHaveProperty("building")
    expect(draft).toMatchObject({ addressMatch: "SIMILAR", mobilePhone: "09012345678" })
  })

  it("marks an address that lies elsewhere than its postal code", async () => {
    const applicant = await apply(bed, "applicant-step1")
    await applicant.saveAll(["contact", { ...address, postalCode: "5300001" }])
    expect(await applicant.draft()).toMatchObject({ addressMatch: "SIMILAR", prefecture: "東京都" })
    await applicant.saveAll(["contact", address])
    expect(await applicant.draft()).toMatchObject({ addressMatch: "MATCH" })
  })

  it("finds the same place behind variants of characters", async () => {
    const applicant = await apply(bed, "applicant-rare-characters")
    const typed = { postalCode: "6392113", prefecture: "奈良県", city: "葛城市", street: "柿本１６６" }
    await applicant.saveAll(["contact", { ...typed, declaredAddressCurrent: true }])
    expect(await applicant.draft()).toMatchObject({ addressMatch: "MATCH" })
  })

  it("drops the answers of screens that another job does not lead through", async () => {
    const applicant = await apply(bed, "applicant-step2-filled")
    await applicant.saveAll(["job", { jobCategory: "PUBLIC_SERVANT" }])
    const servant = await applicant.draft()
    expect(servant).toMatchObject({ companyName: "株式会社見本商事", departmentName: "営業部", jobType: "PUBLIC" })
    expect(servant).not.toHaveProperty("worksAtSecuritiesFirm")
    await applicant.saveAll(["job", { jobCategory: "HOMEMAKER" }])
    const draft = await applicant.draft()
    for (const field of ["companyName", "departmentName", "jobRole", "jobType"]) expect(draft).not.toHaveProperty(field)
    expect(draft).toMatchObject({ insiderStatus: "NO" })
  })

  it("drops the answers about products that nobody traded", async () => {
    const applicant = await apply(bed, "applicant-step3-experienced")
    await applicant.saveAll(["survey", { experiencedProducts: ["STOCK"] }])
    const draft = await applicant.draft()
    expect(draft).toMatchObject({ stockExperienceYears: "3Y_5Y" })
    for (const field of [
      "trustExperienceYears",
      "trustTradingStyle",
      "derivativesProducts",
      "derivativesExperienceYears",
    ])
      expect(draft).not.toHaveProperty(field)
  })

  it("drops the dates of another residence document, and the second name that is not there", async () => {
    const foreign = await apply(bed, "applicant-residence-card")
    await foreign.saveAll(["residence", { foreignDocumentType: "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE" }])
    const draft = await foreign.draft()
    for (const field of ["residencePeriodKind", "residenceExpireDate", "documentExpireDate", "residentSixMonths"])
      expect(draft).not.toHaveProperty(field)
    const named = await apply(bed, "applicant-step1-special-permanent")
    await named.saveAll(["names", { ...alias, otherName1LastName: "金田", otherName1FirstName: "美奈" }])
    expect(await named.draft()).not.toHaveProperty("otherName2LastName")
  })

  it("drops the questions about other NISA accounts where none is opened", async () => {
    const applicant = await apply(bed, "applicant-step2-transfer")
    await applicant.saveAll(["nisa", { nisaChoice: "NOT_OPEN" }])
    const draft = await applicant.draft()
    expect(draft).toMatchObject({ nisaApplicationType: "NONE" })
    for (const field of ["otherNisaAccount", "otherNisaInstitution", "nisaDeclarationAccepted", "nisaTargetYear"])
      expect(draft).not.toHaveProperty(field)
  })

  it("names the companies itself", async () => {
    const applicant = await apply(bed, "applicant-step2-filled")
    await applicant.saveAll(["job", insider("130A")])
    expect(await applicant.draft()).toMatchObject({
      insiderCompanies: [{ insiderSecuritiesCode: "130A", insiderCompanyName: "見本テクノロジー" }],
    })
    const unknown = { ...insider("130A").insiderCompanies[0], insiderSecuritiesCode: "9990" }
    const rows = { insiderStatus: "YES", insiderCompanies: [...insider("130A").insiderCompanies, unknown] }
    expect((await applicant.save("job", rows))["field_errors"]).toEqual([
      { field: "insiderCompanies.1.insiderSecuritiesCode", message: "該当する会社が見つかりません" },
    ])
  })

  it.each([
    ["2025-01-15T10:00:00+09:00", { otherNisaAccount: "NONE" }, "NEW", 2025],
    ["2025-01-15T10:00:00+09:00", { ...transfer, tradedNisaThisYear: "NO" }, "TRANSFER", 2025],
    [
      "2025-02-10T10:00:00+09:00",
      { otherNisaAccount: "CLOSED", otherNisaInstitution: "見本銀行", abolitionNoticeStatus: "HAVE" },
      "REOPEN",
      2025,
    ],
  ])("at %s plans %j as %s for %i", async (now, answers, type, year) => {
    const applicant = await apply(bed, "applicant-step2-filled")
    await setClock(applicant.visitor, now)
    await applicant.saveAll(["nisa", { nisaDeclarationAccepted: true, ...answers }])
    expect(await applicant.draft()).toMatchObject({ nisaApplicationType: type, nisaTargetYear: year })
  })

  it.each([
    ["2024-03-31T23:59:50+09:00", 33],
    ["2024-04-01T00:00:00+09:00", 34],
  ])("at %s makes the applicant %i years old, by the day in Japan", async (now, age) => {
    const applicant = await apply(bed, "applicant-names")
    await setClock(applicant.visitor, now)
    expect(await applicant.draft()).toMatchObject({ ageAtApplication: age })
  })
})

describe("lists of account opening", () => {
  const ask = async (path: string) => (await visit(bed.app, "applicant-step1")).aco("GET", path)

  it("finds the town of a postal code, several, and none", async () => {
    expect((await ask("/postal-codes/1000001"))["data"]).toEqual({
      addresses: [{ addressCandidateId: "1000001-1", prefecture: "東京都", city: "千代田区", town: "千代田" }],
    })
    const many = (await ask("/postal-codes/4980000"))["data"] as { addresses: Json[] }
    expect(many.addresses.map(({ city }) => city)).toEqual(["弥富市", "桑名郡木曽岬町"])
    expect(await ask("/postal-codes/9999999")).toMatchObject({
      business_error_code: "postal_code_not_found",
      field_errors: [{ field: "postalCode" }],
    })
  })

  it("finds companies by name, reading and code", async () => {
    const found = async (query: string) =>
      ((await ask(`/listed-companies?${query}`))["data"] as { companies: Json[] }).companies
    expect(await found(`query=${encodeURIComponent("テクノ")}`)).toEqual([
      { securitiesCode: "130A", companyName: "見本テクノロジー" },
    ])
    expect(await found("code=7999")).toEqual([{ securitiesCode: "7999", companyName: "サンプル自動車" }])
    expect(await found("code=9990")).toEqual([])
    expect(await found("code=ABCD")).toEqual([])
    expect(await found(`query=${encodeURIComponent("見本")}`)).toHaveLength(10)
  })

  it("lists the usual countries first", async () => {
    const { countries } = (await ask("/masters/countries"))["data"] as { countries: Json[] }
    expect(countries.slice(0, 7).map(({ nameJa }) => nameJa)).toEqual([
      "韓国",
      "中国",
      "台湾",
      "フィリピン",
      "ベトナム",
      "ブラジル",
      "ネパール",
    ])
    expect(countries.filter(({ accepted }) => accepted === false)).toMatchObject([{ code: "US" }])
  })
})
