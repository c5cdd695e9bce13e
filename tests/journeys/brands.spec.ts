import { expect, settled, test } from "./support/test"

test("whoever comes back to a list of thousands finds it where it was left", async ({ page, broker }) => {
  await broker.open("many-brands")
  await page.goto("/invest/brand_list?course_type=0")
  await settled(page, "invest_brand_list")
  // The part that gives a long list its whole height comes with the first one, after the page stands.
  await expect(page.locator(".k-rows-gap")).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 15_000))
  const row = page.locator(".k-brand-row__link", { hasText: "つばさ食品ファンド6" })
  await expect(row).toBeInViewport()
  await row.click()
  await settled(page, "course")
  await page.goBack()
  await settled(page, "invest_brand_list")
  await expect(row).toBeInViewport()
})
