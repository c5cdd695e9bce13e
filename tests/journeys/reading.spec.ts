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
