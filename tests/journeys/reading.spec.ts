import { expect, settled, test } from "./support/test"

test.use({ viewport: { width: 320, height: 568 } })

test("at twice the text, what sticks below a header of two lines stays in view", async ({ page }) => {
  await page.goto("/__states/agreement_one/reading")
  await settled(page, "agreement_one")
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
  await page.evaluate(() => window.scrollTo(0, 4_000))
  const place = page.locator(".k-reader__place")
  await expect(place).toBeInViewport()
  const gap = () =>
    page.evaluate(() => {
      const [header, below] = [".k-header", ".k-reader__place"].map((one) => document.querySelector(one))
      return (below?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().bottom ?? Infinity)
    })
  await expect.poll(gap).toBeCloseTo(0, 0)
})

for (const [held, size] of [
  ["twice the text", { width: 320, height: 568 }],
  ["a phone held sideways", { width: 667, height: 375 }],
] as const)
  test(`at ${held}, rows can be read below the letters of a picker`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto("/__states/client_bank/bank_sheet_major")
    await settled(page, "client_bank")
    if (size.height === 568) await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
    const rows = page.locator(".k-picker__body")
    await page.getByRole("searchbox").hover()
    await page.mouse.wheel(0, 600)
    await expect(rows).toBeInViewport({ ratio: 0.99 })
    await page.mouse.wheel(0, -600)
    await expect(rows).not.toBeInViewport({ ratio: 0.99 })
    await page.getByRole("button", { name: "あ行" }).click()
    await expect(rows).toBeInViewport({ ratio: 0.99 })
    const height = await rows.evaluate((element) => element.clientHeight)
    expect(height).toBeGreaterThan(size.height / 3)
    const close = await page.getByRole("dialog").getByRole("button", { name: "閉じる" }).boundingBox()
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(size.width)
  })

test("at twice the text, the words of a row have most of its width", async ({ page }) => {
  await page.goto("/__states/payments_detail_v2/linked_bank")
  await settled(page, "payments_detail_v2")
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
  const row = page.getByRole("link", { name: /未設定/ })
  const share = row.evaluate((link) => {
    const texts = link.querySelector(".k-list-row__texts")
    return (texts?.getBoundingClientRect().width ?? 0) / link.getBoundingClientRect().width
  })
  expect(await share).toBeGreaterThan(0.5)
})

test("at twice the text, a picture of a card grows as its words have to be read", async ({ page }) => {
  await page.goto("/__states/residence_expire_check/empty")
  await settled(page, "residence_expire_check")
  const width = () => page.getByRole("img").evaluate((image) => image.firstElementChild?.getBoundingClientRect().width)
  expect(await width()).toBe(160)
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
  const body = await page.getByRole("img").evaluate((image) => image.clientWidth)
  await expect.poll(width).toBe(Math.min(body, 320))
})

test("the card beside a choice stands in its size or not at all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/__states/residence_check_start/empty")
  await settled(page, "residence_check_start")
  const card = page.locator(".k-choice__picture").first()
  expect((await card.boundingBox())?.width).toBe(80)
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
  await expect(card).toBeHidden()
})

test("a search in a picker is not drawn as wrong because the field is", async ({ page }) => {
  await page.goto("/__states/client_bank/nothing_chosen")
  await settled(page, "client_bank")
  const colour = (place: string) => page.locator(place).evaluate((box) => getComputedStyle(box).borderTopColor)
  const wrong = await colour(".k-box:has(> .k-picker__field)")
  await page.getByRole("combobox", { name: "金融機関" }).click()
  await page.getByRole("searchbox").waitFor()
  expect(await colour(".k-picker .k-box")).not.toBe(wrong)
})

test.describe("on a common phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("a message breaks before the bracket behind its sentence, not inside of it", async ({ page }) => {
    await page.goto("/__states/auth_code/wrong_code")
    await settled(page, "auth_code")
    const lines = page
      .getByText("認証コードが正しくありません")
      .first()
      .evaluate((message) => {
        const sentence = document.createRange()
        sentence.selectNode(message.firstChild ?? message)
        return sentence.getClientRects().length
      })
    expect(await lines).toBe(1)
  })
})
