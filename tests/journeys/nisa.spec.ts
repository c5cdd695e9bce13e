import { expect, expectAccessible, settled, test } from "./support/test"

test("a customer without an account learns what it is for, and where to apply", async ({ page, broker }) => {
  await broker.open("nisa-none")
  await page.goto("/nisa/nisa_top")
  await settled(page, "nisa_top")
  await expect(page.getByRole("heading", { level: 1, name: "NISAなら、運用益が非課税に" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "いつから取引できますか？" }).click()
  await expect(page.getByText(/1〜2週間ほどかかります/)).toBeVisible()
  await expect(page.getByRole("button", { name: "NISA口座を申し込む" })).toBeVisible()
})

test("whoever has applied sees what was sent, until the account is open", async ({ page, broker }) => {
  await broker.open("nisa-applied")
  await page.goto("/nisa/nisa_top")
  await settled(page, "nisa_top")
  await expect(page.getByText("2025年1月29日(水)")).toBeVisible()
  await page.getByRole("button", { name: "申込内容を確認する" }).click()
  await expect(page.getByRole("dialog", { name: "お申込みの内容" }).getByText("N250115-0006")).toBeVisible()
  await page.getByRole("button", { name: "閉じる" }).click()
  await broker.setClock("2025-01-29T10:00:00+09:00")
  await page.reload()
  await settled(page, "nisa_top")
  await expect(page.getByRole("group", { name: "成長投資枠", exact: true })).toContainText("残り2,400,000円")
})

test("a customer reads the frames of this year and the last, and what was bought before 2024", async ({
  page,
  broker,
}) => {
  await broker.open("nisa-old")
  await page.goto("/nisa/nisa_top")
  await settled(page, "nisa_top")
  await expectAccessible(page)
  await page.getByRole("link", { name: "くわしく見る" }).click()
  await settled(page, "nisa_summary")
  await expectAccessible(page)
  const growth = page.getByRole("group", { name: "成長投資枠", exact: true })
  await expect(growth).toContainText("利用0円")
  await page.getByRole("button", { name: "2024年" }).click()
  await expect(growth).toContainText("利用150,000円")
  await expect(page).toHaveURL(/year=2024/)
  await expect(page.getByText("来年復活する枠")).toBeHidden()
  await page.getByRole("tab", { name: "旧NISA" }).click()
  await expect(page.getByText("2027年12月31日")).toBeVisible()
  await expect(page.getByText("非課税期間終了")).toHaveCount(1)
  await page.reload()
  await settled(page, "nisa_summary")
  await expect(page.getByText("2027年12月31日")).toBeVisible()
})
