import { expect, expectAccessible, settled, test } from "./support/test"

const place = "portfolio_deposits"

test("a customer reads what came and went, filters it, and finds the filter again after a reload", async ({
  page,
  broker,
}) => {
  await broker.open("active-investor")
  await page.goto("/portfolio/deposits")
  await settled(page, place)
  await expectAccessible(page)
  const chart = page.getByRole("slider", { name: "2025年の月ごとの入出金" })
  await expect(chart).toHaveAttribute("aria-valuetext", /2025年1月、入金 プラス100,000円/)
  await chart.focus()
  await page.keyboard.press("ArrowRight")
  await expect(chart).toHaveAttribute("aria-valuetext", /2025年2月、入金 増減なし/)

  await page.getByRole("combobox", { name: "年" }).selectOption("すべて")
  await expect(page.getByRole("heading", { name: "2023年4月" })).toBeVisible()
  await page.getByRole("button", { name: "出金", exact: true }).click()
  await expect(page.getByRole("heading", { name: "2023年4月" })).toBeHidden()
  await expect(page).toHaveURL(/type=out/)
  await expect(page).toHaveURL(/year=0/)
  await page.reload()
  await settled(page, place)
  await expect(page.getByText("-46,827円").last()).toBeVisible()
  await expect(page.getByRole("heading", { name: "2024年6月" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "2025年1月" })).toBeHidden()
})

test("ninety-five movements come page by page as one scrolls, are there after coming back, and another filter begins anew", async ({
  page,
  broker,
}) => {
  await broker.open("many-deposits")
  await page.goto("/portfolio/deposits?year=2024")
  await settled(page, place)
  const rows = page.locator(".k-list-row")
  const more = page.getByRole("button", { name: "さらに表示" })
  await expect(rows).toHaveCount(30)
  for (const count of [60, 90, 95]) {
    await more.scrollIntoViewIfNeeded()
    await expect(rows).toHaveCount(count)
  }
  await expect(more).toBeHidden()
  const last = rows.last()
  await last.scrollIntoViewIfNeeded()
  await page.getByRole("button", { name: "入金する" }).click()
  await settled(page, "client_deposit")
  await page.goBack()
  await settled(page, place)
  await expect(rows).toHaveCount(95)
  await expect(last).toBeInViewport()
  await page.getByRole("button", { name: "入金", exact: true }).click()
  await expect(rows).toHaveCount(30)
  await more.scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(47)
})
