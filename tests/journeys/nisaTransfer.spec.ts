import type { Page } from "@playwright/test"
import { begin, draftOf, readFirstCard, saveAll } from "./support/applicant"
import type { Broker } from "./support/broker"
import { seeAccountOpen, seen } from "./support/finishing"
import { iphone } from "./support/phone"
import {
  cardAtHand,
  confirmStepOne,
  customer,
  home,
  identify,
  japanese,
  later,
  mobile,
  noExperience,
  openNisa,
  plans,
  stepTwo,
  submit,
  walkStepOne,
  walkStepThree,
} from "./support/roads"
import { expect, settled, test } from "./support/test"
import { fillIn, openAt, primary, sheet, type Step, tap, walk } from "./support/walking"

test.use({ userAgent: iphone, actionTimeout: 30_000 })

const elsewhere = {
  otherNisaAccount: "HAS_ACCOUNT",
  otherNisaInstitution: "見本銀行",
  tradedNisaThisYear: "YES",
  abolitionNoticeStatus: "HAVE",
  nisaDeclarationAccepted: true,
  confirmedStep2: true,
}

const handIn = (page: Page) => page.getByRole("button", { name: "廃止通知書を提出する" })

test.describe("a whole application", () => {
  test.slow()

  test("AJ08: a part-timer moves the NISA account here in autumn, and hands in the notice", async ({
    page,
    broker,
  }) => {
    const applicant = await identify(page, broker, { person: "hanako", day: "2025-10-20" })
    await walkStepOne(applicant)
    await later(applicant, "20")
    const job: readonly Step[] = [
      ["job_category", { jobCategory: "PART_TIME" }],
      ["job_company", { companyName: "㈱見本商事", worksAtSecuritiesFirm: "NO" }],
      ["job_type", { jobType: "RETAIL" }],
      ["job_listed_company", { insiderStatus: "NO" }],
    ]
    await walk(page, ["customer_info", customer], openNisa, ...job)
    await fillIn(page, "nisa_account_confirm", elsewhere)
    await expect(page.getByText("2026年").first()).toBeVisible()
    await primary(page).click()
    await walkStepThree(applicant)
    expect(await draftOf(page)).toMatchObject({ nisaApplicationType: "TRANSFER", nisaTargetYear: 2026 })
    await expect(page.getByText("廃止通知書の提出が必要です")).toBeVisible()
    await handIn(page).click()
    await fillIn(page, "nisa_abolition", {
      noticeType: "ACCOUNT_FRAME",
      noticeDate: "2025-10-10",
      noticeReferenceNumber: "12345678901234",
      noticeNameMatches: "YES",
      noticeImages: ["front.png", "back.png"],
    })
    await expect(page.getByLabel(/発行した金融機関/)).toHaveValue("見本銀行")
    await primary(page).click()
    await settled(page, "nisa_abolition_completed")
    await expect(page.getByText("2026年").first()).toBeVisible()
    expect((await broker.subjects()).at(-1)).toBe("廃止通知書を受け付けました")
    await tap(page, "審査状況に戻る")
    await settled(page, "under_screening_details")
    await expect(handIn(page)).toHaveCount(0)
    await seeAccountOpen(applicant, "2025-10-22")
    await expect(page.getByText("廃止通知書の確認中")).toBeVisible()
    await expect(handIn(page)).toHaveCount(0)
    const { card, contact, stepThree, account } = seen
    const before = [...card, ...seen.japanese, "name_input", ...contact, "customer_info", "nisa_open"]
    const [completed = "", ...decided] = account
    expect(applicant.screens).toEqual([
      ...before,
      ...job.map(([screen]) => screen),
      "nisa_account_confirm",
      ...stepThree,
      completed,
      "nisa_abolition",
      "nisa_abolition_completed",
      ...decided,
    ])
  })
})

/** Somebody who has answered everything up to the question about another NISA account. */
async function reachTransfer(page: Page, broker: Broker, day: string): Promise<void> {
  await broker.open("new-applicant")
  await later({ broker, day }, "00")
  await begin(page, broker)
  await saveAll(page, [cardAtHand[0], { ...cardAtHand[1], nfcAvailable: true }])
  await readFirstCard(page, broker, "hanako")
  const name = { lastName: "山田", firstName: "花子", lastNameKana: "ヤマダ", firstNameKana: "ハナコ" }
  const address = { ...home, prefecture: "東京都", city: "千代田区", declaredAddressCurrent: true }
  await saveAll(page, ...japanese, ["name_input", name], ["postalcode_input", address], mobile, confirmStepOne)
  await later({ broker, day }, "10")
  await saveAll(page, ...stepTwo().slice(0, -1))
  await openAt(page, "nisa_account_confirm")
}

test("AJ08: in spring an account that was used this year stays where it is", async ({ page, broker }) => {
  await reachTransfer(page, broker, "2025-05-15")
  await walk(page, ["nisa_account_confirm", elsewhere])
  const tooEarly = sheet(page, "今年の変更はできません")
  await expect(tooEarly).toContainText("変更のお申込みは10月1日からとなります。")
  await tooEarly.getByRole("button", { name: "NISAなしで進む" }).click()
  await expect(page.getByRole("heading", { name: "内容をご確認ください" })).toBeVisible()
  await walk(page, ["nisa_account_confirm", { confirmedStep2: true }])
  await settled(page, "exprience_survey_intro")
  expect(await draftOf(page)).toMatchObject({ nisaChoice: "NOT_OPEN", nisaApplicationType: "NONE" })
})

test("AJ08: weeks later the link of a mail opens the notice that is still waited for", async ({ page, broker }) => {
  await reachTransfer(page, broker, "2025-01-15")
  const waiting = { ...elsewhere, tradedNisaThisYear: "NO", abolitionNoticeStatus: "NOT_REQUESTED" }
  await walk(page, ["nisa_account_confirm", waiting])
  await settled(page, "exprience_survey_intro")
  await saveAll(page, ...plans, noExperience)
  await openAt(page, "interested_trading_types")
  await walk(page, submit)
  await settled(page, "application_completed")
  await expect(page.getByText("廃止通知書が届きましたら、「審査状況」の画面から提出してください。")).toBeVisible()
  await expect(handIn(page)).toHaveCount(0)
  await tap(page, "審査状況を確認する")
  await settled(page, "under_screening_details")
  await expect(handIn(page)).toBeVisible()

  await broker.setClock("2025-02-10T10:00:00+09:00")
  const asked = (await broker.outbox()).find(({ subject = "" }) => subject.includes("NISA廃止通知書のご提出のお願い"))
  await page.goto(/\/applink\S+/.exec(asked?.text ?? "")?.[0] ?? "")
  await settled(page, "nisa_abolition")
})

test("in a browser the link of a mail leads to the app, and to where the app is had", async ({ page, broker }) => {
  await broker.open("applicant-approved-notice")
  await page.addInitScript(() => Reflect.deleteProperty(window, "webkit"))
  await page.goto("/applink?target=nisa_abolition")
  await settled(page, "applink")
  await page.getByRole("button", { name: "アプリで開く" }).click()
  await expect(page.getByText("アプリが開かない場合は、インストールしてください。")).toBeVisible()
  await expect(page.getByRole("main").getByText("iPhoneの方はこちら")).toBeVisible()
  await expect(page.getByRole("main").getByText("Androidの方はこちら")).toHaveCount(0)
})
