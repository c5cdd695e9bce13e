import type { Page } from "@playwright/test"
import { codeField, mailField, openStep, repeatField, sendCode } from "./support/applying"
import { compose, composeLikeSafari, endComposing, startComposing } from "./support/composing"
import { standOn } from "./support/standing"
import { expect, settled, test } from "./support/test"
import { amountField, openAmount } from "./support/withdrawing"

test("F39: Enter that ends a conversion sends no amount and loses none", async ({ page, broker }) => {
  await broker.open("active-investor")
  await openAmount(page)
  await page.getByLabel(amountField).focus()
  await compose(page, "１２３４５６", "１２３４５６")
  await settled(page, "client_withdrawal")
  await expect(page.getByLabel(amountField)).toHaveValue("123,456")
  // In the middle of the grouped text: the caret stays behind what was composed.
  for (const key of ["Home", "ArrowRight"]) await page.keyboard.press(key)
  await startComposing(page, "９")
  await expect(page.getByLabel(amountField)).toHaveValue("1９23,456")
  await endComposing(page, "９８")
  await page.keyboard.insertText("7")
  await expect(page.getByLabel(amountField)).toHaveValue("198,723,456")
  await page.getByLabel(amountField).blur()
  await settled(page, "client_withdrawal")
  expect(await broker.journal("legacy/withdrawal_confirm")).toEqual([])
})

test("F39: Enter that ends a conversion sends no mail address", async ({ page, broker }) => {
  await broker.open("new-applicant")
  await openStep(page, "mail_auth")
  for (const field of [mailField(page), repeatField(page)]) {
    await field.focus()
    await compose(page, "ｈａｎａｋｏ＠", "hanako@example.jp")
  }
  await settled(page, "mail_auth")
  await repeatField(page).blur()
  await expect(mailField(page)).toHaveValue("hanako@example.jp")
  expect(await broker.journal("aco/mail-auth")).toEqual([])
})

interface Composed {
  readonly label: string
  /** What the input method shows on the way, and what it gives in the end. */
  readonly shown: string
  readonly given: string
  /** What stands in the field when it is left. */
  readonly left: string
}

const names: readonly Composed[] = [
  { label: "姓", shown: "やまｄ", given: "山田", left: "山田" },
  { label: "名（ミドルネームを含む）", shown: "はなｋ", given: "花子a", left: "花子ａ" },
  { label: "セイ", shown: "やまｄ", given: "やまだ", left: "ヤマダ" },
  { label: "メイ", shown: "はな", given: "ﾊﾅｺﾞ", left: "ハナゴ" },
]
const addresses: readonly Composed[] = [
  { label: "郵便番号", shown: "１００", given: "１００-０００１", left: "1000001" },
  { label: "市区町村", shown: "ちよ", given: "千代田区", left: "千代田区" },
  { label: "町名・番地", shown: "ちよだ", given: "千代田1-1", left: "千代田１－１" },
  { label: "建物名・部屋番号", shown: "さん", given: "サンプルマンション101", left: "サンプルマンション１０１" },
]

/** Nothing is converted while composing, Enter sends nothing, and leaving the field converts. */
async function composeAll(page: Page, fields: readonly Composed[], compose: "chromium" | "safari"): Promise<void> {
  for (const { label, shown, given, left } of fields) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill("")
    await field.focus()
    if (compose === "safari") await composeLikeSafari(field, given)
    else {
      await startComposing(page, shown)
      await expect(field, label).toHaveValue(shown)
      await endComposing(page, given)
    }
    await expect(field, label).toHaveValue(given)
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart), label).toBe(given.length)
    await field.blur()
    await expect(field, label).toHaveValue(left)
  }
}

test("F39: names and kana are composed undisturbed and converted when they are left", async ({ page, broker }) => {
  await standOn(page, broker, { screen: "name_input", sample: "adult" })
  await composeAll(page, names, "chromium")
  await composeAll(page, names, "safari")
  await settled(page, "name_input")
  expect(await broker.journal("aco/draft-names")).toEqual([])
})

test("F39: an address is composed undisturbed and converted when it is left", async ({ page, broker }) => {
  await standOn(page, broker, { screen: "postalcode_input", sample: "named" })
  await page.getByText("住所を直接入力する").click()
  await composeAll(page, addresses, "chromium")
  await composeAll(page, addresses, "safari")
  await settled(page, "postalcode_input")
  expect(await broker.journal("aco/draft-contact")).toEqual([])
})

test("F39: what is composed in the middle of a text stays there, with the caret behind it", async ({
  page,
  broker,
}) => {
  await standOn(page, broker, { screen: "name_input", sample: "adult" })
  const field = page.getByLabel("セイ", { exact: true })
  await field.fill("やだ")
  await field.press("ArrowLeft")
  await startComposing(page, "ま")
  await expect(field).toHaveValue("やまだ")
  await endComposing(page, "ま")
  await page.keyboard.insertText("な")
  await expect(field).toHaveValue("やまなだ")
  await page.getByLabel("メイ", { exact: true }).focus()
  await expect(field).toHaveValue("ヤマナダ")
  // A field that is left in the middle of a composition keeps what was shown, and converts it.
  await startComposing(page, "はな")
  await field.focus()
  await expect(page.getByLabel("メイ", { exact: true })).toHaveValue("ハナ")
})

test("F39: Safari's order sends no amount, mail address or code either", async ({ page, broker }) => {
  await broker.open("active-investor")
  await openAmount(page)
  await composeLikeSafari(page.getByLabel(amountField), "１２３４５６")
  await expect(page.getByLabel(amountField)).toHaveValue("123,456")
  expect(await broker.journal("legacy/withdrawal_confirm")).toEqual([])

  await broker.open("new-applicant")
  await openStep(page, "mail_auth")
  for (const field of [mailField(page), repeatField(page)]) await composeLikeSafari(field, "ｈａｎａｋｏ＠example.jp")
  await repeatField(page).blur()
  await expect(mailField(page)).toHaveValue("hanako@example.jp")
  expect(await broker.journal("aco/mail-auth")).toEqual([])

  await broker.open("applicant-otp")
  await page.evaluate(() => sessionStorage.clear())
  await openStep(page, "auth_code")
  await composeLikeSafari(codeField(page), "１２３４５６")
  await expect(codeField(page)).toHaveValue("123456")
  expect(await broker.journal("aco/mail-auth-verify")).toEqual([])
})

test("F39: a date is composed undisturbed in every box, and a pasted one is shared out", async ({ page, broker }) => {
  await standOn(page, broker, { screen: "residence_expire_date", sample: "residence_limited" })
  const group = page.getByRole("group", { name: "在留期間の満了日" })
  const [year, month, day] = ["年", "月", "日"].map((name) => group.getByLabel(name, { exact: true }))
  if (!year || !month || !day) throw new Error("a date has three boxes")
  await year.focus()
  for (const [box, text] of [
    [year, "２０２７"],
    [month, "１２"],
    [day, "３１"],
  ] as const) {
    await expect(box).toBeFocused()
    await startComposing(page, text)
    await expect(box).toHaveValue(text)
    await endComposing(page, text)
  }
  const values = () => Promise.all([year, month, day].map((box) => box.inputValue()))
  await expect.poll(values).toEqual(["2027", "12", "31"])
  for (const [box, text] of [
    [day, "２０"],
    [month, "１０"],
    [year, "２０２８"],
  ] as const)
    await composeLikeSafari(box, text)
  await expect.poll(values).toEqual(["2028", "10", "20"])
  await year.focus()
  await page.keyboard.insertText("2027/1/20")
  await expect.poll(values).toEqual(["2027", "1", "20"])
})

test("F40: every spelling of an amount is understood, and none is lost", async ({ page, broker }) => {
  await broker.open("active-investor")
  await openAmount(page)
  const field = page.getByLabel(amountField)
  const spellings = [
    "100000",
    "１０００００",
    "100,000",
    "１００，０００",
    " 100000 ",
    "　１００，０００　",
    "100000円",
    "0100000",
    "¥100,000",
    "10万",
    "１０万円",
    "十万",
  ]
  for (const text of spellings) {
    await field.fill("")
    await field.fill(text)
    await field.blur()
    await expect(field, text).toHaveValue("100,000")
  }
})

test("F40: an amount that cannot be read is refused with a reason and stays to be corrected", async ({
  page,
  broker,
}) => {
  await broker.open("active-investor")
  await openAmount(page)
  const field = page.getByLabel(amountField)
  for (const text of ["2百500", "1e5", "-5000", "100000.5", "💰", "1.5万", "9".repeat(40)]) {
    await field.fill("100000")
    await field.blur()
    await expect(field, text).toHaveAttribute("aria-invalid", "false")
    await field.fill(text)
    await field.blur()
    await expect(field, text).toHaveAttribute("aria-invalid", "true")
    await expect(field, text).not.toHaveValue("")
    await expect(page.getByRole("button", { name: "確認へ進む" }), text).toHaveAttribute("aria-disabled", "true")
    await expect(page.locator("body"), text).not.toContainText(/NaN|undefined|Infinity/)
  }
})

test("F40: a mail address in full-width letters is understood", async ({ page, broker }) => {
  await broker.open("new-applicant")
  await openStep(page, "mail_auth")
  await mailField(page).fill("ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ")
  await repeatField(page).fill("ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ")
  await sendCode(page).click()
  await settled(page, "auth_code")
})

test("F40: a mail address that cannot be one is refused and stays to be corrected", async ({ page, broker }) => {
  await broker.open("new-applicant")
  await openStep(page, "mail_auth")
  const bad = ["hanako@", "花子@example.jp", "😀@example.jp", "𠮷@example.jp", `${"a".repeat(10_000)}@example.jp`]
  for (const text of bad) {
    for (const field of [mailField(page), repeatField(page)]) await field.fill("hanako@example.jp")
    await mailField(page).blur()
    await expect(mailField(page), text.slice(0, 20)).toHaveAttribute("aria-invalid", "false")
    for (const field of [mailField(page), repeatField(page)]) await field.fill(text)
    await sendCode(page).click()
    await expect(mailField(page), text.slice(0, 20)).toHaveAttribute("aria-invalid", "true")
    await expect(mailField(page), text.slice(0, 20)).not.toHaveValue("")
  }
  expect(await broker.journal("aco/mail-auth")).toEqual([])
})

test("what was found for one postal code does not stand beside another that was typed meanwhile", async ({
  page,
  broker,
}) => {
  await standOn(page, broker, { screen: "postalcode_input", sample: "named" })
  const code = page.getByLabel("郵便番号", { exact: true })
  const lookUp = page.getByRole("button", { name: "住所を検索" })
  await code.fill("1000001")
  await broker.fault({ call: "aco/postal-codes", fault: "slow", delayMs: 1_500, times: 1 })
  await lookUp.click()
  await code.fill("4980000")
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true")
  await settled(page, "postalcode_input")
  await expect(page.getByText(/件の住所が見つかりました/)).toHaveCount(0)
  await expect(page.getByLabel("市区町村", { exact: true })).toHaveCount(0)
  await lookUp.click()
  await expect(page.getByText("2件の住所が見つかりました")).toBeVisible()
})

test("A12: a keyboard that lies over the page leaves the field and the words of its error in view", async ({
  page,
  broker,
}) => {
  await broker.open("active-investor")
  await openAmount(page)
  await page.getByLabel(amountField).fill("99999999")
  await page.getByLabel(amountField).blur()
  const words = page.locator(".k-field__error").first()
  await expect(words).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByLabel(amountField).evaluate((field) => field.focus({ preventScroll: true }))
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, "height", { value: innerHeight - 350 })
    visualViewport?.dispatchEvent(new Event("resize"))
  })
  const seen = page.viewportSize()
  const lowest = (seen?.height ?? 0) - 350
  for (const part of [page.getByLabel(amountField), words])
    await expect
      .poll(async () => {
        const box = await part.boundingBox()
        return box !== null && box.y >= 52 && box.y + box.height <= lowest
      })
      .toBe(true)
})
