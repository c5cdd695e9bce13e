import type { Page } from "@playwright/test"
import { playPhone } from "./support/phone"
import { expect, expectAccessible, settled, test } from "./support/test"

const tech = "サンプルテック"
const heart = (page: Page, name: string) =>
  page.locator(".k-brand-row", { hasText: tech }).or(page.locator(".k-brand-head")).getByRole("button", { name })
const names = (page: Page) => page.locator(".k-product__title")

test("J19: a heart is on in one tab, and the list of the other has it on top at once; off again in both", async ({
  page,
  broker,
  context,
}) => {
  await broker.open("active-investor")
  await page.goto("/favorite")
  await settled(page, "favorite")
  await expect(page.getByText("1/200件")).toBeVisible()
  const other = await context.newPage()
  await playPhone(other)
  await other.goto("/course?market_id=2&brand_id=200001")
  await settled(other, "course")
  await heart(other, "お気に入りに追加").click()
  await expect(page.getByText("2/200件")).toBeVisible()
  await expect(names(page)).toHaveText([tech, "サンプル全世界株式インデックス"])
  await expectAccessible(page)
  await expect.poll(async () => (await broker.journal("bff/put-favorite")).length).toBe(1)
  await heart(page, "お気に入りから削除").click()
  await expect(heart(other, "お気に入りに追加")).toHaveAttribute("aria-pressed", "false")
  await expect(page.getByText("1/200件")).toBeVisible()
  await expect.poll(async () => (await broker.journal("bff/delete-favorite")).length).toBe(1)
  await page.reload()
  await settled(page, "favorite")
  await expect(names(page)).toHaveText(["サンプル全世界株式インデックス"])
})
