import type { Page } from "@playwright/test"
import { editingPort, openDocument } from "./support/editing"
import { expect, expectAccessible, settled, test } from "./support/test"

test.use({ baseURL: `http://127.0.0.1:${editingPort}` })
test.describe.configure({ mode: "default" })

const screenFile = "withdrawal/client_withdrawal.screen.json"
const formFile = "withdrawal/withdrawal.form.json"
const heading = '"いくら出金しますか"'
const panel = (page: Page) => page.getByRole("region", { name: /文書の問題/ })

/** A question with a condition and two answers. */
const purpose = `{
      "field": "PURPOSE", "label": "出金の目的", "widget": "radio", "required": true,
      "when": { "is": ["$draft.AMOUNT_TYPE", 1] },
      "options": [{ "value": 1, "label": "生活費" }, { "value": 2, "label": "教育費" }]
    },`

test("the desk answers at its address, with a slash or without, as under npm start", async ({ page }) => {
  for (const address of ["/desk", "/desk/", "/desk/edits"]) {
    await page.goto(address, { waitUntil: "commit" })
    await expect(page, address).toHaveTitle("編集デスク")
  }
})

test.describe("operations edit the documents", () => {
  const opened = [screenFile, formFile, "messages.json", "app.json", "errors.json"].map(openDocument)
  const [screen, form, messages, app, errors] = opened as [Doc, Doc, Doc, Doc, Doc]

  test.beforeEach(async ({ page, broker }) => {
    // Nothing but the page itself remembers these answers.
    form.replace('"keep": "encrypted"', '"keep": "memory"')
    await broker.open("active-investor")
    let loads = 0
    page.on("load", () => loads++)
    await page.goto("/client/withdrawal?type=1")
    await settled(page, "client_withdrawal")
    // Packages that nobody prepared would be found with the first screen, and load the page again.
    expect(loads).toBe(1)
  })

  test.afterEach(() => {
    for (const document of opened) document.restore()
  })

  test("a saved document is on screen and what was typed stays", async ({ page }) => {
    await page.getByLabel("出金額").fill("120000")
    const keepsAnswers = async () => {
      await expect(page.getByRole("textbox", { name: /出金額|金額/ })).toHaveValue("120,000")
      await expect(page.getByRole("radio", { name: /教育費|学費/ })).toBeChecked()
    }
    screen.replace(heading, '"出金する金額を教えてください"')
    await expect(page.getByRole("heading", { name: "出金する金額を教えてください" })).toBeVisible()

    form.replace('"AMOUNT": {', '"PURPOSE": { "type": "integer", "enum": [1, 2] },\n      "AMOUNT": {')
    form.replace('"ui": [', `"ui": [${purpose}`)
    await page.getByRole("radio", { name: "教育費" }).check()
    await keepsAnswers()

    form.replace('"label": "教育費"', '"label": "学費"')
    await expect(page.getByRole("radio", { name: "学費" })).toBeVisible()
    await keepsAnswers()

    form.replace('"label": "出金額",\n      "widget": "amount"', '"label": "出金する金額",\n      "widget": "amount"')
    await expect(page.getByLabel("出金する金額")).toBeVisible()
    await keepsAnswers()

    await page.getByRole("radio", { name: "全額を出金する" }).check()
    await expect(page.getByRole("radio", { name: "学費" })).toHaveCount(0)
    await page.getByRole("radio", { name: "金額を指定する" }).check()
    await keepsAnswers()
  })

  test("a broken document says what is wrong, and the last good screen stays", async ({ page }) => {
    await page.getByLabel("出金額").fill("120000")
    screen.replace(heading, `${heading} oops`)
    await expect(panel(page)).toContainText(/client_withdrawal\.screen\.json:\d+/)
    await expect(page.getByRole("heading", { name: "いくら出金しますか" })).toBeVisible()
    await expect(page.getByLabel("出金額")).toHaveValue("120,000")
    await expectAccessible(page)
    await panel(page).getByRole("button", { name: "閉じる" }).click()
    await expect(panel(page).getByRole("list")).toHaveCount(0)
    await expect(page.getByRole("button", { name: "確認へ進む" })).toBeInViewport()
    await panel(page).getByRole("button", { name: "見る" }).click()
    await expect(panel(page).getByRole("list")).toBeVisible()

    await page.reload()
    await settled(page, "client_withdrawal")
    await expect(panel(page)).toContainText(/client_withdrawal\.screen\.json:\d+/)

    screen.restore()
    await expect(panel(page)).toHaveCount(0)
  })

  test("a misspelled widget is named with the right one, and mending it removes the words", async ({ page }) => {
    await page.getByLabel("出金額").fill("120000")
    form.replace('"widget": "amount"', '"widget": "ammount"')
    await expect(panel(page)).toContainText("withdrawal/withdrawal.form.json:")
    await expect(panel(page)).toContainText("ammount")
    await expect(panel(page)).toContainText("直し方：")
    await expect(page.getByLabel("出金額")).toHaveValue("120,000")
    form.replace('"widget": "ammount"', '"widget": "amount"')
    await expect(panel(page)).toHaveCount(0)
    await expect(page.getByLabel("出金額")).toHaveValue("120,000")
  })

  test("a document that only the slower rules refuse gives way to the last good one", async ({ page }) => {
    await page.getByLabel("出金額").fill("120000")
    screen.replace(heading, '"いくら出金しますか{nobody.knows}"')
    await expect(panel(page)).toContainText("nobody")
    await expect(page.getByRole("heading", { name: "いくら出金しますか" })).toBeVisible()
    await expect(page.getByLabel("出金額")).toHaveValue("120,000")
  })

  test("routes, messages and error rules change under an open page", async ({ page }) => {
    const amount = page.getByLabel("出金額")
    await amount.fill("200")
    await amount.blur()
    await expect(page.getByText("1,000円以上で入力してください").first()).toBeVisible()
    messages.replace("{n|yen}以上で入力してください", "{n|yen}以上の金額にしてください")
    await expect(page.getByText("1,000円以上の金額にしてください").first()).toBeVisible()
    await expect(amount).toHaveValue("200")

    app.replace(
      '"/client/withdrawal_confirm": {',
      '"/client/another_address": { "screen": "not_found" },\n    "/client/withdrawal_confirm": {',
    )
    errors.replace('"clients": {', '"clients":  {')
    messages.replace('"required": "必須"', '"required": "必ず入力"')
    await expect(page.getByText("必ず入力").first()).toBeVisible()
    await expect(amount).toHaveValue("200")
  })

  test("state pages follow what is saved", async ({ page }) => {
    await page.goto("/__states/client_withdrawal/normal")
    await settled(page, "client_withdrawal")
    screen.replace(heading, '"新しい見出し"')
    await expect(page.getByRole("heading", { name: "新しい見出し" })).toBeVisible()
    await settled(page, "client_withdrawal")
  })
})

type Doc = ReturnType<typeof openDocument>
