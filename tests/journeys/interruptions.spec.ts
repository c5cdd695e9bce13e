import { draftOf, saveAll } from "./support/applicant"
import { address, codeField, openStep } from "./support/applying"
import type { Broker } from "./support/broker"
import { closeLink, watchLinks } from "./support/links"
import { iphone } from "./support/phone"
import { viewsOn } from "./support/records"
import { cardAtHand, customer, employee, plans } from "./support/roads"
import { expect, settled, test } from "./support/test"
import { fillIn, launchReader, openAt, primary, readCard, sheet, type Step, tap, walk } from "./support/walking"

test.use({ userAgent: iphone, actionTimeout: 30_000 })

const readError = "カードを読み取れませんでした"

/** Before its reading, with the consent given. */
const consent: Step = ["onboarding", { agreedJpkiConsent: true }]

/** Why applicants went on by post, as the server was told. */
const reasonsGiven = async (broker: Broker) =>
  (await broker.journal("aco/registration-update")).map(({ payload }) => payload["reason"])

test.describe("an application that is interrupted", () => {
  test.slow()

  test("AJ09: after the app was killed at the role, everything saved before is there", async ({
    page,
    broker,
    context,
  }) => {
    await broker.open("applicant-step2")
    const saved = employee.slice(0, 3)
    await saveAll(page, ["customer_info", customer], ["nisa_open", { nisaChoice: "OPEN" }], ...saved)
    await openAt(page, "job_role")
    await settled(page, "job_role")
    await page.close()

    const again = await context.newPage()
    await openStep(again, "customer_info")
    await expect(again.getByRole("checkbox", { name: "資産形成・長期の運用" })).toBeChecked()
    await walk(again, ["customer_info"])
    await settled(again, "nisa_open")
    await expect(again.getByRole("radio", { name: "開設する" })).toBeChecked()
    await walk(again, ["nisa_open"], ["job_category"])
    await settled(again, "job_company")
    await expect(again.getByRole("combobox", { name: /お勤め先の名称/ })).toHaveValue("株式会社見本商事")
    await walk(again, ["job_company"])
    await settled(again, "job_department")
    await expect(again.getByLabel("所属部署", { exact: true })).toHaveValue("営業部")
    await walk(again, ["job_department"])
    await settled(again, "job_role")
    await expect(again.getByRole("radio", { checked: true })).toHaveCount(0)
    await walk(again, ["job_role", { jobRole: "STAFF" }])
    await settled(again, "job_type")
    expect(await draftOf(again)).toMatchObject({ departmentName: "営業部", jobRole: "STAFF" })
  })

  for (const { when, result, screen } of [
    { when: "and the reading goes on", result: undefined, screen: "nfc_check" },
    { when: "and the card had been read", result: "SUCCEEDED", screen: "multiple_name" },
  ])
    test(`AJ09: the app is killed in the reader ${when}`, async ({ page, broker, context }) => {
      await broker.open("applicant-onboarding")
      const links = await watchLinks(page)
      await openAt(page, "onboarding")
      await fillIn(page, ...consent)
      const { sessionId } = await launchReader(page, links)
      await page.close()
      if (result !== undefined) await broker.endReading({ sessionId, result })
      const again = await context.newPage()
      await openStep(again, screen)
      if (result !== undefined) return
      await expect(again.getByRole("radio", { name: "わかる", exact: true })).toBeChecked()
      await walk(again, ["nfc_check"])
      await settled(again, "onboarding")
    })

  test("AJ10: an application that expires at the telephone number starts over, with the same address", async ({
    page,
    broker,
  }) => {
    await broker.open("applicant-names")
    await openAt(page, "phone_number")
    await fillIn(page, "phone_number", { mobilePhone: "09012345678" })
    await broker.setClock("2025-02-20T10:00:00+09:00")
    await primary(page).click()
    const expired = sheet(page, "エラーが発生しました")
    await expect(expired).toContainText("一定期間が経過")
    await expired.getByRole("button", { name: "はじめからやり直す" }).click()
    await settled(page, "mail_auth")
    await walk(page, ["mail_auth", { email: address, emailConfirm: address }])
    await settled(page, "auth_code")
    await codeField(page).fill(await broker.newestCode())
    await tap(page, "認証する")
    await settled(page, "agreement_one")
    expect(await draftOf(page)).not.toHaveProperty("mobilePhone")
  })

  test("AJ11: maintenance begins in the questionnaire, and the next day the answers are there", async ({
    page,
    broker,
  }) => {
    await broker.open("applicant-step3")
    const links = await watchLinks(page)
    await saveAll(page, ...plans.slice(0, 3))
    await openAt(page, "asset_selection")
    await fillIn(page, "asset_selection", { financialAssets: "1M_3M", fundNature: "SURPLUS" })
    await broker.setClock("2025-01-20T01:00:00+09:00")
    await primary(page).click()
    await settled(page, "maintenance")
    await expect(page.getByText("2025/01/20 00:00〜2025/01/20 06:00")).toBeVisible()
    await expect(page.getByText("完了した画面までの回答は保存されています。")).toBeVisible()
    await page.locator(".k-footer").getByRole("button", { name: "閉じる" }).click()
    await expect.poll(() => links).toEqual([closeLink])

    await broker.setClock("2025-01-21T10:00:00+09:00")
    await page.evaluate(() => sessionStorage.clear())
    await openStep(page, "exprience_survey_intro")
    await walk(page, ["exprience_survey_intro"])
    await settled(page, "investment_focus")
    await expect(page.getByRole("radio", { name: "中長期の値上がり益を重視" })).toBeChecked()
    await walk(page, ["investment_focus"])
    await settled(page, "income_selection")
    await expect(page.getByRole("radio", { name: "500万円以上700万円未満" })).toBeChecked()
  })

  test("AJ11: within the window account opening is closed, and asked again behind it, open", async ({
    page,
    broker,
  }) => {
    await broker.open("maintenance")
    await page.clock.install()
    await page.goto("/account/open")
    await settled(page, "maintenance")
    await expect(page.getByRole("heading", { name: "システムメンテナンス" })).toBeVisible()
    expect(await viewsOn(page)).toEqual([["aco_maintenance", "/account/open/maintenance"]])
    await expect(page.getByText("完了した画面までの回答は保存されています。")).toBeHidden()
    await broker.setClock("2025-01-20T06:00:00+09:00")
    await page.clock.fastForward("05:00:00")
    await tap(page, "もう一度確認する")
    await settled(page, "nfc_check")
  })

  test("AJ11: a return point of maintenance opens the same page", async ({ page, broker }) => {
    await broker.open("applicant-nfc")
    const data = { returnPoint: "MAINTENANCE" }
    await broker.fault({ call: "aco/progress", fault: "slow", delayMs: 0, body: { data } })
    await page.goto("/account/open")
    await settled(page, "maintenance")
    await expect(page).toHaveURL(/\/account\/open\/maintenance$/)
    const entered = ["aco_entry", "/account/open"]
    expect(await viewsOn(page)).toEqual([entered, ["aco_maintenance", "/account/open/maintenance"]])
  })

  test("AJ12: a card that cannot be read and a locked password end in the driver's licence", async ({
    page,
    broker,
  }) => {
    await broker.open("applicant-nfc")
    const links = await watchLinks(page)
    const phone = { broker, links }
    await page.goto("/account/open")
    await walk(page, cardAtHand)
    for (const attempt of [1, 2]) {
      await fillIn(page, ...consent)
      await readCard(page, phone, { result: "READ_ERROR" })
      const failed = sheet(page, readError)
      await expect(failed.getByRole("button"), `after ${attempt} readings`).toHaveCount(2)
      await failed.getByRole("button", { name: "もう一度読み取る" }).click()
    }
    await fillIn(page, ...consent)
    await readCard(page, phone, { result: "ekyc_password_locked" })
    await page.getByRole("dialog").getByRole("button", { name: "ほかの方法で確認する" }).click()
    await expect(page).toHaveURL(/\/account\/open\/onboarding\?fallback=true$/)
    await fillIn(page, "onboarding", { ekycMethod: "DRIVER_LICENSE", agreedFaceConsent: true })
    await readCard(page, phone, { person: "hanako" })
    await settled(page, "multiple_name")
    expect(await draftOf(page)).toMatchObject({ ekycMethod: "DRIVER_LICENSE", identityName: "山田 花子" })
  })

  test("AJ12: after the third failure an applicant goes on by post, and stays there", async ({ page, broker }) => {
    await broker.open("applicant-onboarding")
    const links = await watchLinks(page)
    await page.route("https://www.example.jp/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>旧" }))
    await openAt(page, "onboarding")
    const failed = sheet(page, readError)
    for (const attempt of [1, 2, 3]) {
      await fillIn(page, ...consent)
      await readCard(page, { broker, links }, { result: "READ_ERROR" })
      await expect(failed).toBeVisible()
      if (attempt < 3) await failed.getByRole("button", { name: "もう一度読み取る" }).click()
    }
    await failed.getByRole("button", { name: "書類の郵送で申し込む" }).click()
    await page
      .getByRole("dialog")
      .filter({ hasText: "ここまでの入力内容は削除されます" })
      .getByRole("button", { name: "はい" })
      .click()
    await settled(page, "aco_index")
    expect(await broker.journal("aco/registration-update")).toEqual([])
    await tap(page, "申込みページへ進む")
    await expect(page).toHaveURL("https://www.example.jp/open")
    expect(await reasonsGiven(broker)).toEqual(["READ_ERROR"])
    await page.goto("/account/open")
    await expect(page).toHaveURL("https://www.example.jp/open")
  })

  test("AJ12: a residence card that cannot be read leads two steps back, and is read again", async ({
    page,
    broker,
  }) => {
    await broker.open("applicant-residence-card")
    const links = await watchLinks(page)
    await openAt(page, "residence_check_start")
    await walk(page, ["residence_check_start"], ["residence_expire_check"])
    await settled(page, "residence_expire_date")
    await readCard(page, { broker, links }, { result: "READ_ERROR" })
    await sheet(page, readError).getByRole("button", { name: "もう一度読み取る" }).click()
    await settled(page, "residence_check_start")
    await expect(page.getByText("読み取りをやり直してください")).toBeVisible()
    await walk(page, ["residence_check_start"], ["residence_expire_check"])
    await settled(page, "residence_expire_date")
    await readCard(page, { broker, links })
    await settled(page, "name_input")
  })

  test("AJ12: a customer in the other way may go on by post, once asked whether the answers may go", async ({
    page,
    broker,
  }) => {
    await broker.open("applicant-onboarding")
    await openAt(page, "onboarding")
    await page.getByRole("link", { name: "うまく読み取れない方はこちら" }).click()
    await tap(page, "書類の郵送で申し込む")
    const question = page.getByRole("dialog").filter({ hasText: "ここまでの入力内容は削除されます" })
    await question.getByRole("button", { name: "いいえ" }).click()
    await settled(page, "onboarding")
    await tap(page, "書類の郵送で申し込む")
    await question.getByRole("button", { name: "はい" }).click()
    await settled(page, "aco_index")
    await expect(page).toHaveURL(/delete_storage=true/)
    await page.route("https://www.example.jp/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>旧" }))
    await tap(page, "申込みページへ進む")
    await expect.poll(() => reasonsGiven(broker)).toEqual(["USER"])
    await expect(page).toHaveURL("https://www.example.jp/open")
  })

  test("AJ12: a device without NFC is offered the way by post", async ({ page, broker }) => {
    await broker.open("applicant-nfc", { NFC: "0" })
    await page.route("https://www.example.jp/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>旧" }))
    await page.goto("/account/open")
    await sheet(page, "この端末ではカードを読み取れません")
      .getByRole("button", { name: "書類の郵送で申し込む" })
      .click()
    await settled(page, "aco_index")
    await expect(page.getByRole("heading", { name: "書類の郵送でのお申込み" })).toBeVisible()
    await tap(page, "申込みページへ進む")
    await expect.poll(() => reasonsGiven(broker)).toEqual(["NO_NFC"])
    await expect(page).toHaveURL("https://www.example.jp/open")
  })
})
