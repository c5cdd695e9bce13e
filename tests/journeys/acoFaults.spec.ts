import type { Page } from "@playwright/test"
import {
  address,
  agreeToFirst,
  codeField,
  enterCode,
  enterMail,
  mailField,
  openStep,
  sendCode,
} from "./support/applying"
import { closeLink, watchLinks } from "./support/links"
import { standOn } from "./support/standing"
import { expect, settled, test } from "./support/test"

interface Seen {
  readonly page: Page
  readonly links: readonly string[]
  /** A call with GET: closing its general error closes the webview. */
  readonly isGet: boolean
}

type Outcome = (seen: Seen) => Promise<void>

const generalSheet: Outcome = async ({ page, links, isGet }) => {
  const sheet = page.getByRole("dialog", { name: "エラーが発生しました" })
  await expect(sheet).toContainText("しばらく時間をおいてから再度お試しください")
  await sheet.getByRole("button", { name: "閉じる" }).click()
  await expect(sheet).toHaveCount(0)
  if (isGet) await expect.poll(() => links).toEqual([closeLink])
  else expect(links).toEqual([])
}

const startOver: Outcome = async ({ page }) => {
  const sheet = page.getByRole("dialog", { name: "エラーが発生しました" })
  await expect(sheet).toContainText("一定期間が経過")
  await sheet.getByRole("button", { name: "はじめからやり直す" }).click()
  await settled(page, "mail_auth")
  await expect(mailField(page)).toHaveValue("")
}

/** A second tap within 600 ms is a mistake by rule; this customer thinks for a moment. */
const think = (page: Page) => page.clock.fastForward(1_000)

test("the entry's question meets a lost connection", async ({ page, broker }) => {
  await broker.open("applicant-agreements")
  const links = await watchLinks(page)
  await broker.fault({ call: "aco/progress", fault: "offline" })
  await page.goto("/account/open")
  await generalSheet({ page, links, isGet: true })
})

test("a code that is typed and looked up with one tap is asked once, and what fails is said once", async ({
  page,
  broker,
}) => {
  await standOn(page, broker, { screen: "job_listed_company", sample: "job_not_listed_yet" })
  await page.getByRole("radio", { name: "該当する", exact: true }).click()
  await page.getByLabel("証券コード", { exact: true }).fill("9999")
  const links = await watchLinks(page)
  await broker.fault({ call: "aco/listed-companies", fault: "http-500" })
  await page.getByRole("button", { name: "会社名を確認する" }).click()
  await generalSheet({ page, links, isGet: true })
  expect(await broker.journal("aco/listed-companies")).toHaveLength(1)
})

test("suggestions that meet a fault are not there, and the customer types on", async ({ page, broker }) => {
  await standOn(page, broker, { screen: "job_company", sample: "job_employee" })
  const company = page.getByRole("combobox")
  for (const [index, fault] of ["offline", "http-500", "halfsheet", "html-body"].entries()) {
    const typed = "見本テクノロジー".slice(0, 8 - index)
    await broker.fault({ call: "aco/listed-companies", fault })
    await company.fill(typed)
    await expect.poll(async () => (await broker.journal("aco/listed-companies")).length).toBeGreaterThan(index)
    await settled(page, "job_company")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(page.getByRole("option")).toHaveCount(0)
    await expect(company).toHaveValue(typed)
    await broker.healFaults()
  }
})

test("F22: a session that has expired starts over with nothing left of the old one", async ({ page, broker }) => {
  await broker.open("applicant-agreements")
  await agreeToFirst(page)
  await broker.fault({
    call: "aco/agreements-accept",
    fault: "business-code",
    times: 1,
    body: { code: "session_expired" },
  })
  await page.getByRole("button", { name: "同意して次へ" }).click()
  await startOver({ page, links: [], isGet: false })
  expect(await page.evaluate(() => sessionStorage.getItem("kamishibai.drafts"))).toBeNull()
})

test("F17: HTTP 204, 404, 429, 502 and 503 are the general error, and what was typed stays", async ({
  page,
  broker,
}) => {
  await page.clock.install()
  await broker.open("new-applicant")
  await enterMail(page)
  let status = 0
  await page.route("**/mail-auth", (route) => route.fulfill({ status }))
  for (status of [204, 404, 429, 502, 503]) {
    await sendCode(page).click()
    await generalSheet({ page, links: [], isGet: false })
    await expect(mailField(page)).toHaveValue(address)
    await think(page)
  }
})

test("F18: after 30 seconds without an answer there is the general error", async ({ page, broker }) => {
  await broker.open("new-applicant")
  await page.clock.install()
  await enterMail(page)
  await broker.fault({ call: "aco/mail-auth", fault: "timeout" })
  await sendCode(page).click()
  await expect.poll(async () => (await broker.journal("aco/mail-auth")).length).toBe(1)
  await page.clock.fastForward(30_000)
  await generalSheet({ page, links: [], isGet: false })
  await expect(mailField(page)).toHaveValue(address)
})

const button = (label: string, action_type: string, button_type: string) => ({ label, action_type, button_type })
const sheetOf = (button_list: unknown) => ({
  call: "aco/mail-auth",
  fault: "halfsheet",
  body: {
    business_error_code: "session_expired",
    halfsheet_error: { title: "お知らせ", subtitle: "<b>文</b>", button_list },
  },
})

test("F19, F20: a server's sheet wins over the code and can be closed, whatever its buttons are", async ({
  page,
  broker,
}) => {
  await broker.open("new-applicant")
  await enterMail(page)
  const labels = ["甲", "乙", "丙"]
  await broker.fault(sheetOf(labels.map((label) => button(label, "FLY_AWAY", "rainbow"))))
  await sendCode(page).click()
  const sheet = page.getByRole("dialog", { name: "お知らせ" })
  await expect(sheet).toContainText("<b>文</b>")
  await expect(sheet.getByRole("button")).toHaveText(labels)
  await sheet.getByRole("button").first().click()
  await expect(sheet).toHaveCount(0)
  await settled(page, "mail_auth")
  await expect(mailField(page)).toHaveValue(address)
})

test("F52: a wrong code says how often it may be tried, and after the fifth nothing more", async ({ page, broker }) => {
  await broker.open("applicant-otp")
  await openStep(page, "auth_code")
  for (const left of [4, 3, 2, 1]) {
    await enterCode(page, String(left).repeat(6))
    await expect(page.getByText(`認証コードが正しくありません（あと${left}回入力できます）`).first()).toBeVisible()
    await expect(codeField(page)).toHaveValue("")
    await expect(page.getByText("認証コードを入力してください", { exact: true })).toHaveCount(1)
  }
  await enterCode(page, "000000")
  await expect(page.getByRole("dialog", { name: "認証コードの入力回数が上限に達しました" })).toBeVisible()
})

test("F52: a code that has expired says what to do", async ({ page, broker }) => {
  await broker.open("applicant-otp")
  await openStep(page, "auth_code")
  const code = await broker.newestCode()
  await broker.setClock("2025-01-15T10:30:00+09:00")
  await enterCode(page, code)
  await expect(page.getByText(/有効期限が切れました/).first()).toBeVisible()
})

test("F52: full-width digits, spaces and a pasted sentence are all a code", async ({ page, broker }) => {
  await broker.open("applicant-otp")
  await openStep(page, "auth_code")
  const code = await broker.newestCode()
  const wide = [...code].map((digit) => String.fromCodePoint(Number(digit) + 0xff10)).join("")
  for (const text of [`${code.slice(0, 3)} ${code.slice(3)}`, `　${wide}　`, `認証コード：${code}`]) {
    await codeField(page).fill(text)
    await expect(codeField(page)).toHaveValue(code)
  }
  await page.getByRole("button", { name: "認証する" }).click()
  await settled(page, "agreement_one")
})
